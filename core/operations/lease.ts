/** Whether what a process works at is still its own. */
export interface Lease {
  isLost(): boolean;
  lose(): void;
  /** What the work gives; null as soon as the lease is lost, whatever the work goes on with. */
  orLost<T>(work: Promise<T>): Promise<T | null>;
}

export function makeLease(): Lease {
  let isLost = false;
  let tell = (_: null): void => undefined;
  const lost = new Promise<null>((resolve) => {
    tell = resolve;
  });
  return {
    isLost: () => isLost,
    lose: () => {
      isLost = true;
      tell(null);
    },
    orLost: (work) => Promise.race([work, lost]),
  };
}
