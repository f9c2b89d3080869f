/** The runs of this process. */
export interface ActiveWork {
  ids(): readonly string[];
  /** Registers a run until its work has ended, well or not. */
  during<T>(id: string, work: Promise<T>): Promise<T>;
  /** The process is being stopped: nothing new begins. */
  close(): void;
  isClosed(): boolean;
  /** Resolves when the current runs have ended, well or not. */
  idle(): Promise<void>;
}

export function makeActiveWork(): ActiveWork {
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
