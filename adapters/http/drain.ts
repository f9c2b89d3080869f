/** Whether the server is about to stop: it still answers what comes in, and wants no more to come. */
export interface Drain {
  readonly isDraining: () => boolean;
  readonly begin: () => void;
}

export function makeDrain(): Drain {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin: () => {
      isDraining = true;
    },
  };
}
