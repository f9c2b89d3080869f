import { type Instant, shift } from '../kernel/instant.ts';

/** How long somebody waits for an end. */
export interface Patience {
  /** Milliseconds. */
  readonly forMs: number;
  /** Whether they have gone before that: then nobody needs the end. */
  readonly isGone: () => boolean;
}

export interface SharedWaitDeps<T> {
  /** What has ended; null while it goes on. */
  readonly look: (id: string) => Promise<T | null>;
  /** Between one look and the next. */
  readonly pause: () => Promise<void>;
  readonly clock: () => Instant;
}

interface Waiter<T> {
  readonly until: Instant;
  readonly isGone: () => boolean;
  readonly end: (found: T | null) => void;
  readonly fail: (error: unknown) => void;
}

/** Waits for the end of something; null when it did not come within the patience. */
export type SharedWait<T> = (id: string, patience: Patience) => Promise<T | null>;

/** One who looks for each id, however many wait for it; when the last of them has left, nobody looks any more. */
export function makeSharedWait<T>({ look, pause, clock }: SharedWaitDeps<T>): SharedWait<T> {
  const waiting = new Map<string, Set<Waiter<T>>>();

  function letGo(waiters: Set<Waiter<T>>): void {
    const now = clock();
    for (const waiter of waiters) {
      if (now < waiter.until && !waiter.isGone()) continue;
      waiters.delete(waiter);
      waiter.end(null);
    }
  }

  /** Between the last look and the end of this nothing is awaited: who comes later begins anew. */
  async function watch(id: string, waiters: Set<Waiter<T>>): Promise<void> {
    try {
      for (;;) {
        const found = await look(id);
        if (found !== null) {
          for (const { end } of waiters) end(found);
          return;
        }
        letGo(waiters);
        if (waiters.size === 0) return;
        await pause();
      }
    } catch (error) {
      for (const { fail } of waiters) fail(error);
    } finally {
      waiting.delete(id);
    }
  }

  return (id, { forMs, isGone }) =>
    new Promise((end, fail) => {
      const waiter = { until: shift(clock(), forMs), isGone, end, fail };
      const there = waiting.get(id);
      if (there !== undefined) return void there.add(waiter);
      const waiters = new Set([waiter]);
      waiting.set(id, waiters);
      void watch(id, waiters);
    });
}
