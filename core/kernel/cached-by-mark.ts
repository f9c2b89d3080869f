/**
 * Keeps what was computed for a key until the mark of its facts changes, `most` values at a time, the oldest going first.
 * Those who ask at once wait for the same computation; one that failed is not kept.
 */
export function cachedByMark<Value>(readMark: () => Promise<string>, most: number) {
  const cache = new Map<string, Promise<Value>>();
  let cachedMark = '';

  function makeRoom(): void {
    const [oldest] = cache.keys();
    if (cache.size >= most && oldest !== undefined) cache.delete(oldest);
  }

  return async (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const mark = await readMark();
    if (mark !== cachedMark) cache.clear();
    cachedMark = mark;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    makeRoom();
    const fresh = compute();
    cache.set(key, fresh);
    fresh.catch(() => {
      if (cache.get(key) === fresh) cache.delete(key);
    });
    return fresh;
  };
}
