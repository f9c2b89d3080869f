/** A stored answer: its content and when it came (milliseconds). */
export type StoredAnswer = { readonly value: unknown; readonly at: number };

/** Where answers are stored between page loads. */
export type AnswerStore = {
  readonly find: (key: string) => Promise<StoredAnswer | null>;
  readonly keep: (key: string, answer: StoredAnswer) => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Drops answers from before an instant. */
  readonly dropBefore: (time: number) => Promise<void>;
};

/** Raise the number when answers change their form: 2 came with the one price type, 3 with nullable pace words, 4 with what a line starts from. */
const name = 'answers 4';
const formerNames = ['answers', 'answers 2', 'answers 3'];
const dropFormer = async (): Promise<void> => {
  await Promise.all(formerNames.map((former) => caches.delete(former)));
};
const addressOf = (key: string): string => `/stored-answers?key=${encodeURIComponent(key)}`;
const isStored = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  'at' in value &&
  typeof value.at === 'number';

async function readStored(response: Response | undefined): Promise<StoredAnswer | null> {
  const value: unknown = await response?.json().catch(() => null);
  return isStored(value) ? value : null;
}

/** Answers in the browser's Cache Storage. Without it (an insecure host, a private window) nothing is stored. */
export const browserStore: AnswerStore = {
  async find(key) {
    if (!('caches' in globalThis)) return null;
    return readStored(await (await caches.open(name)).match(addressOf(key)));
  },
  async keep(key, answer) {
    if (!('caches' in globalThis)) return;
    await (await caches.open(name)).put(addressOf(key), Response.json(answer));
  },
  async clear() {
    if ('caches' in globalThis) await Promise.all([caches.delete(name), dropFormer()]);
  },
  async dropBefore(time) {
    if (!('caches' in globalThis)) return;
    await dropFormer();
    const store = await caches.open(name);
    for (const request of await store.keys()) {
      const stored = await readStored(await store.match(request));
      if (stored === null || stored.at < time) await store.delete(request);
    }
  },
};
