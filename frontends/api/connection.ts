/** Whether the server can be reached, and how old the data shown are. */
export type Connection = {
  readonly isLost: boolean;
  /** Milliseconds: the time of the oldest stored answer on the page, else of the server's last answer; null before any. */
  readonly asOf: number | null;
};

/** Tracks the connection: every call reports whether it got any answer. */
export function makeConnection(now: () => number = Date.now) {
  let current: Connection = { isLost: false, asOf: null };
  let lastContact: number | null = null;
  let oldestStored: number | null = null;
  const listeners = new Set<() => void>();
  const refusals = new Set<() => void>();

  function become(isLost: boolean): void {
    const asOf = isLost ? (oldestStored ?? lastContact) : null;
    if (current.isLost === isLost && current.asOf === asOf) return;
    current = { isLost, asOf };
    for (const listener of listeners) listener();
  }
  return {
    current: () => current,
    answered(): void {
      lastContact = now();
      oldestStored = null;
      become(false);
    },
    lost: () => become(true),
    /** A stored answer from that moment is shown. */
    shows(time: number): void {
      oldestStored = Math.min(oldestStored ?? time, time);
      become(true);
    },
    /** A change could not be sent. */
    refuse(): void {
      for (const listener of refusals) listener();
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRefusal(listener: () => void): () => void {
      refusals.add(listener);
      return () => refusals.delete(listener);
    },
  };
}

export type ConnectionWatch = ReturnType<typeof makeConnection>;

/** The one connection of the page. */
export const connection = makeConnection();
