import { type Instant, shift } from '../kernel/instant.ts';

/** How long a caller waits for an end. */
export interface Patience {
  /** Milliseconds. */
  readonly forMs: number;
  /** Whether the caller has gone before that and no longer needs the end. */
  readonly isGone: () => boolean;
}

export interface SharedWaitDeps<T> {
  /** The ended run; null while it goes on. */
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

/** Polls once for each id, however many callers wait for it, until the last of them has left. */
export function makeSharedWait<T>({ look, pause, clock }: SharedWaitDeps<T>): SharedWait<T> {
  const waiting = new Map<string, Set<Waiter<T>>>();

  function dropExpired(waiters: Set<Waiter<T>>): void {
    const now = clock();
    for (const waiter of waiters) {
      if (now < waiter.until && !waiter.isGone()) continue;
      waiters.delete(waiter);
      waiter.end(null);
    }
  }

  /** Nothing is awaited between the last look and the end: a later caller starts a new watch. */
  async function watch(id: string, waiters: Set<Waiter<T>>): Promise<void> {
    try {
      for (;;) {
        const found = await look(id);
        if (found !== null) {
          for (const { end } of waiters) end(found);
          return;
        }
        dropExpired(waiters);
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
      const others = waiting.get(id);
      if (others !== undefined) return void others.add(waiter);
      const waiters = new Set([waiter]);
      waiting.set(id, waiters);
      void watch(id, waiters);
    });
}
