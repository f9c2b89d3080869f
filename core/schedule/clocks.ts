import type { Clock } from '../kernel/functions.ts';
import { type Instant, shift } from '../kernel/instant.ts';

/** Both clocks read at one moment, and how far the racing clock is ahead. */
export interface Moment {
  readonly now: Instant;
  readonly racingNow: Instant;
  /** Milliseconds; 0 when racing goes by the machine's clock. The same all the time, until the racing clock is set again. */
  readonly clock: number;
}

const MOST_LOOKS = 1_000;

/** Reads both clocks within one millisecond, so that the distance between them comes out the same each time. */
export function momentOf(clock: Clock, racingClock: Clock): Moment {
  for (let look = 1; ; look += 1) {
    const [before, racingNow, now] = [clock(), racingClock(), clock()];
    if (before === now || look === MOST_LOOKS) return { now, racingNow, clock: racingNow - now };
  }
}

/** An instant of the machine's clock, on the racing clock of a job. */
export const onRacingClock = (instant: Instant, { clock }: { readonly clock: number }): Instant =>
  shift(instant, clock);
