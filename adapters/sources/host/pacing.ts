import type { Instant } from '#core/kernel/instant.ts';

/** Time as the client feels it: a machine's, or a test's. */
export interface Time {
  readonly now: () => Instant;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** Who may ask which host when. */
export interface Pacing {
  /** Waits for a turn at the host; gives the wait instead of a turn when it would be longer than `patienceMs`. */
  waitForSlot(host: string, gapMs: number, patienceMs: number): Promise<number | null>;
  /** Sends the host no request for that long. */
  rest(host: string, milliseconds: number): void;
}

/** Turns are given in the order they were asked for, with a gap between them and never while a host rests. */
export function makePacing({ now, sleep }: Time): Pacing {
  const nextTurn = new Map<string, number>();
  const restsUntil = new Map<string, number>();
  return {
    waitForSlot: async (host, gapMs, patienceMs) => {
      for (;;) {
        const here = now();
        const start = Math.max(here, nextTurn.get(host) ?? 0, restsUntil.get(host) ?? 0);
        if (start - here > patienceMs) return start - here;
        nextTurn.set(host, start + gapMs);
        if (start > here) await sleep(start - here);
        if ((restsUntil.get(host) ?? 0) <= now()) return null;
      }
    },
    rest: (host, milliseconds) => {
      restsUntil.set(host, Math.max(restsUntil.get(host) ?? 0, now() + milliseconds));
    },
  };
}
