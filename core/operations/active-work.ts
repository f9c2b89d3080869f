/** What this process runs at the moment. */
export interface UnderWay {
  ids(): readonly string[];
  /** Notes a run from now until its work has ended, however. */
  during<T>(id: string, work: Promise<T>): Promise<T>;
  /** From now on nothing new is begun: the process is being stopped. */
  close(): void;
  isClosed(): boolean;
  /** When what is under way now has ended, however. */
  idle(): Promise<void>;
}

export function makeUnderWay(): UnderWay {
  const works = new Map<string, Promise<unknown>>();
  const drop = (id: string, work: Promise<unknown>): void => {
    if (works.get(id) === work) works.delete(id);
  };
  let isClosed = false;
  return {
    ids: () => [...works.keys()],
    async during(id, work) {
      works.set(id, work);
      return work.finally(() => drop(id, work));
    },
    close: () => {
      isClosed = true;
    },
    isClosed: () => isClosed,
    idle: async () => {
      await Promise.allSettled(works.values());
    },
  };
}
