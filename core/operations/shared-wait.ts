/** One who looks for each id, however many wait for it. */
export function makeSharedWait<T>(): (id: string, wait: () => Promise<T>) => Promise<T> {
  const waiting = new Map<string, Promise<T>>();
  return (id, wait) => {
    const there = waiting.get(id);
    if (there !== undefined) return there;
    const begun = wait().finally(() => waiting.delete(id));
    waiting.set(id, begun);
    return begun;
  };
}
