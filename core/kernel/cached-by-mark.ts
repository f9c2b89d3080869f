/**
 * Caches values by key until the version of the data (`readMark`) changes: up to `most` values, the oldest evicted first.
 * Concurrent callers share one computation; a failed one is not cached.
 */
export function cachedByMark<Value>(readMark: () => Promise<string>, most: number) {
  const cache = new Map<string, Promise<Value>>();
  let cachedMark = '';

  function evictOldest(): void {
    const [oldest] = cache.keys();
    if (cache.size >= most && oldest !== undefined) cache.delete(oldest);
  }

  return async (key: string, compute: () => Promise<Value>): Promise<Value> => {
    const mark = await readMark();
    if (mark !== cachedMark) cache.clear();
    cachedMark = mark;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    evictOldest();
    const fresh = compute();
    cache.set(key, fresh);
    fresh.catch(() => {
      if (cache.get(key) === fresh) cache.delete(key);
    });
    return fresh;
  };
}
