import type { OpenHost } from '#adapters/sources/host/asking.ts';
import type { Time } from '#adapters/sources/host/pacing.ts';
import { makeOpenHost } from '#adapters/sources/host/polite-host.ts';
import { type Instant, instant, shift } from '#core/kernel/instant.ts';

/** A clock of the test: who sleeps on it wakes at once, and the clock has gone on. */
export interface PoliteTime extends Time {
  /** The waits so far, in milliseconds. */
  readonly slept: readonly number[];
  pass(milliseconds: number): void;
}

export const EARLY_AUGUST = instant(Date.parse('2026-08-08T14:00:00Z'));

export function aPoliteTime(start: Instant = EARLY_AUGUST): PoliteTime {
  let current = start;
  const slept: number[] = [];
  return {
    now: () => current,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      current = shift(current, milliseconds);
    },
    slept,
    pass: (milliseconds) => {
      current = shift(current, milliseconds);
    },
  };
}

export const TEST_USER_AGENT = 'ClubhouseTurn/test (stable@example.org)';

/** The polite client on a clock of the test; a host that does not answer is given up after a quarter second. */
export function politeOpenHost(time: Time = aPoliteTime()): OpenHost {
  const openHost = makeOpenHost({ userAgent: TEST_USER_AGENT, ...time });
  return (manners) => openHost({ ...manners, timeOutMs: 250 });
}
