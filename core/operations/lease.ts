/** Whether a run still belongs to this process. */
export interface Lease {
  isLost(): boolean;
  lose(): void;
  /** The result of the work; null as soon as the lease is lost, whatever the work is doing. */
  orLost<T>(work: Promise<T>): Promise<T | null>;
}

export function makeLease(): Lease {
  let isLost = false;
  let end = (_: null): void => undefined;
  const lost = new Promise<null>((resolve) => {
    end = resolve;
  });
  return {
    isLost: () => isLost,
    lose: () => {
      isLost = true;
      end(null);
    },
    orLost: (work) => Promise.race([work, lost]),
  };
}
