/** Somebody who may leave before the work they wait for is done. */
export interface Asker {
  readonly isGone: () => boolean;
  /** Calls `act` once, when the asker leaves; the function returned cancels that. */
  readonly onGone: (act: () => void) => () => void;
}

/** Everybody who waits for one piece of work: gone once each of them is. */
function makeCrowd() {
  const waiting = new Set<object>();
  const acts = new Set<() => void>();
  const crowd: Asker = {
    isGone: () => waiting.size === 0,
    onGone(act) {
      acts.add(act);
      return () => acts.delete(act);
    },
  };
  /** Returns the function that stops watching the asker. Without an asker the place is never given up. */
  function join(asker: Asker | undefined): () => void {
    const place = {};
    if (asker?.isGone() !== true) waiting.add(place);
    const cancel = asker?.onGone(() => {
      if (waiting.delete(place) && waiting.size === 0) for (const act of [...acts]) act();
    });
    return () => cancel?.();
  }
  return { crowd, join };
}

interface Running<T> extends ReturnType<typeof makeCrowd> {
  readonly result: Promise<T>;
}

export interface Shared<T> {
  readonly value: T;
  /** Whether the work was started for this caller. */
  readonly isOwn: boolean;
}

/**
 * Single flight: callers of the same key share the work under way, and its failure. `work` can see when all who wait for
 * it have left; a caller who comes after that starts it again.
 */
export function makeShare<T>() {
  const underWay = new Map<string, Running<T>>();
  return async (key: string, work: (crowd: Asker) => Promise<T>, asker?: Asker): Promise<Shared<T>> => {
    const running = underWay.get(key);
    if (running !== undefined && !running.crowd.isGone()) {
      const leave = running.join(asker);
      return { value: await running.result.finally(leave), isOwn: false };
    }
    const { crowd, join } = makeCrowd();
    const leave = join(asker);
    const started: Running<T> = { crowd, join, result: work(crowd) };
    underWay.set(key, started);
    const value = await started.result.finally(() => {
      leave();
      if (underWay.get(key) === started) underWay.delete(key);
    });
    return { value, isOwn: true };
  };
}
