import type { CallArguments, Reply } from '#api/api.ts';

type SentBody = CallArguments<'PUT /api/notebook-changes/{id}'>['body'];

/** A change of a member's notes, watch list, book or line. */
export type Change = SentBody['change'];
export type Outcome = Reply<'PUT /api/notebook-changes/{id}'>['outcome'];

/** A change that is kept in this browser until the server has taken it. */
export type Unsent = {
  /** The server takes it once by this id. */
  readonly id: string;
  /** ISO instant. */
  readonly madeAt: string;
  /** As people read it: `Note on Paper Lantern`. */
  readonly name: string;
  readonly change: Change;
  /** Why the server refused it, in a sentence; null while it is not sent. */
  readonly refused: string | null;
};

/** What came of sending: nobody answered, or not now; refused for good; or taken. */
export type Answered =
  | { readonly is: 'later' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'taken'; readonly outcome: Outcome };

/** Texts by key, kept between page loads and shared by the tabs of a browser. */
export type TextStore = {
  readonly keys: () => readonly string[];
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
};

type OutboxDeps = {
  readonly store: TextStore;
  readonly send: (author: string, unsent: Unsent) => Promise<Answered>;
  /** Runs work while no other tab of this browser does such work. */
  readonly withLock: (work: () => Promise<void>) => Promise<void>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called once the server has taken a change, before it leaves the outbox. */
  readonly onTaken?: (unsent: Unsent, outcome: Outcome) => Promise<void>;
};

/** The keys of a member's changes in storage; in their order they are sent. */
const prefixOf = (author: string): string => `unsent ${author} `;
const timeDigits = 15;

function unsentIn(text: string | null): Unsent | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Unsent> | null;
    const isWhole = value?.id !== undefined && value.madeAt !== undefined && value.change !== undefined;
    return isWhole ? (value as Unsent) : null;
  } catch {
    return null;
  }
}

/**
 * The changes of members of this browser that are not sent yet, each under a key of its own, so that two tabs overwrite
 * nothing of each other. They are sent in the order in which they were made; what is refused stays until it is discarded.
 */
export function makeOutbox({ store, send, withLock, now, newId, onTaken }: OutboxDeps) {
  let last = 0;
  const keysOf = (author: string): readonly string[] =>
    store
      .keys()
      .filter((key) => key.startsWith(prefixOf(author)))
      .toSorted();
  const keyOf = (author: string, id: string): string | undefined =>
    keysOf(author).find((key) => key.endsWith(` ${id}`));
  const listOf = (author: string): readonly Unsent[] =>
    keysOf(author).flatMap((key) => unsentIn(store.read(key)) ?? []);

  /** Later than every change before it, whatever the clock of the device does. */
  function nextTime(author: string): number {
    const [latest] = listOf(author).slice(-1);
    last = Math.max(now(), last + 1, latest === undefined ? 0 : Date.parse(latest.madeAt) + 1);
    return last;
  }

  function add(author: string, name: string, change: Change): Unsent {
    const time = nextTime(author);
    const unsent = { id: newId(), madeAt: new Date(time).toISOString(), name, change, refused: null };
    const key = `${prefixOf(author)}${String(time).padStart(timeDigits, '0')} ${unsent.id}`;
    store.write(key, JSON.stringify(unsent));
    return unsent;
  }

  function discard(author: string, id: string): void {
    const key = keyOf(author, id);
    if (key !== undefined) store.remove(key);
  }

  /** Marks a change that is still there. */
  function mark(author: string, unsent: Unsent, refused: string | null): void {
    const key = keyOf(author, unsent.id);
    if (key !== undefined) store.write(key, JSON.stringify({ ...unsent, refused }));
  }

  /** Sends the next change; false when there is none, or it cannot be sent now. */
  async function sendNext(author: string): Promise<boolean> {
    const next = listOf(author).find(({ refused }) => refused === null);
    if (next === undefined) return false;
    const answer = await send(author, next);
    if (answer.is === 'later') return false;
    if (answer.is === 'refused') mark(author, next, answer.why);
    else {
      await onTaken?.(next, answer.outcome);
      discard(author, next.id);
    }
    return true;
  }

  return {
    listOf,
    add,
    discard,
    find: (author: string, id: string): Unsent | null =>
      listOf(author).find((unsent) => unsent.id === id) ?? null,
    /** A refused change is sent again with the next ones. */
    retry: (author: string, unsent: Unsent): void => mark(author, unsent, null),
    /** Sends what is not sent, up to the first change that cannot be sent now. */
    flush: (author: string): Promise<void> =>
      withLock(async () => {
        while (await sendNext(author));
      }),
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;
