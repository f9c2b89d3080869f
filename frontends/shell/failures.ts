/** Which micro-frontends failed, and with what: the page shows it in their region and goes on. */
export function makeFailures() {
  let failed: ReadonlyMap<string, Error> = new Map();
  const listeners = new Set<() => void>();
  function become(next: ReadonlyMap<string, Error>): void {
    failed = next;
    for (const listener of listeners) listener();
  }
  return {
    all: () => failed,
    note: (app: string, error: Error): void => become(new Map(failed).set(app, error)),
    forget(app: string): void {
      if (!failed.has(app)) return;
      const rest = new Map(failed);
      rest.delete(app);
      become(rest);
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Failures = ReturnType<typeof makeFailures>;
