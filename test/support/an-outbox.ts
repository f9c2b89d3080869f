import type { TextStore } from '../../frontends/frame/unsent/outbox.ts';

/** A browser's storage in memory. */
export function aTextStore(): TextStore {
  const texts = new Map<string, string>();
  return {
    keys: () => [...texts.keys()],
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** The lock that the tabs of a browser share. */
export function oneAtATime(): (work: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
    return last;
  };
}
