/** The kinds of facts that can change while a page is open. Runs are announced to administrators only. */
export type Topic = 'odds' | 'scratches' | 'results' | 'picks' | 'weather' | 'tracks' | 'runs';

/** A change within a topic; null means more than one track, day or race. */
export type Announced = {
  readonly topic: Topic;
  readonly track: string | null;
  readonly day: string | null;
  readonly raceNumber: number | null;
};

type Subscriber = { readonly topics: readonly Topic[]; readonly receive: (announced: Announced) => void };

/** The subscribers and their topics. The stream is opened for the subscribed topics while it is allowed. */
export function makeEvents() {
  const subscribers = new Set<Subscriber>();
  const listeners = new Set<() => void>();
  let isAllowed = false;
  function changed(): void {
    for (const listener of listeners) listener();
  }
  return {
    /** Sorted by name; empty while listening is not allowed. */
    wanted(): readonly Topic[] {
      return isAllowed ? [...new Set([...subscribers].flatMap(({ topics }) => topics))].sort() : [];
    },
    /** Subscribes to the topics until the returned function is called. */
    listen(topics: readonly Topic[], receive: Subscriber['receive']): () => void {
      const subscriber = { topics, receive };
      subscribers.add(subscriber);
      changed();
      return () => {
        subscribers.delete(subscriber);
        changed();
      };
    },
    /** Called by the shell only: only a signed-in member may listen. */
    allow(is: boolean): void {
      if (is === isAllowed) return;
      isAllowed = is;
      changed();
    },
    publish(announced: Announced): void {
      for (const { topics, receive } of [...subscribers])
        if (topics.includes(announced.topic)) receive(announced);
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Events = ReturnType<typeof makeEvents>;

/** The page's one set of subscribers. */
export const events = makeEvents();
