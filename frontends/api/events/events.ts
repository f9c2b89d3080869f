/** What facts can change while a page is open. Runs are announced to administrators only. */
export type Topic = 'odds' | 'scratches' | 'results' | 'picks' | 'weather' | 'runs';

/** That something of a topic changed; what is null is about more than one track, day or race. */
export type Announced = {
  readonly topic: Topic;
  readonly track: string | null;
  readonly day: string | null;
  readonly raceNumber: number | null;
};

type Ear = { readonly topics: readonly Topic[]; readonly hear: (announced: Announced) => void };

/** Who wants to hear of what. The stream is opened for the topics that are wanted, while it is allowed. */
export function makeEvents() {
  const ears = new Set<Ear>();
  const listeners = new Set<() => void>();
  let isAllowed = false;
  function changed(): void {
    for (const listener of listeners) listener();
  }
  return {
    /** In the order of their names; none while nobody may listen. */
    wanted(): readonly Topic[] {
      return isAllowed ? [...new Set([...ears].flatMap(({ topics }) => topics))].sort() : [];
    },
    /** Hears of the topics until the answer is called. */
    listen(topics: readonly Topic[], hear: Ear['hear']): () => void {
      const ear = { topics, hear };
      ears.add(ear);
      changed();
      return () => {
        ears.delete(ear);
        changed();
      };
    },
    /** Called by the shell alone: only who is in may hear. */
    allow(is: boolean): void {
      if (is === isAllowed) return;
      isAllowed = is;
      changed();
    },
    tell(announced: Announced): void {
      for (const { topics, hear } of [...ears]) if (topics.includes(announced.topic)) hear(announced);
    },
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Events = ReturnType<typeof makeEvents>;

/** The one set of ears of the page. */
export const events = makeEvents();
