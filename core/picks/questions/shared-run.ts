/** Lets those who ask for the same work while it is under way share it. */
export function makeSharedRun<T>(): (name: string, work: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (name, work) => {
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const run = work().finally(() => underWay.delete(name));
    underWay.set(name, run);
    return run;
  };
}
