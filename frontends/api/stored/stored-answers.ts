import type { AnswerStore, StoredAnswer } from './answer-store.ts';
import { browserStore } from './answer-store.ts';

/** The read of who is signed in: the other answers belong to that member. */
const sessionPath = '/api/auth/user';

/** The reads available offline: the member, the day's card, its horses and people, what is computed from it, tickets, and the member's book, notes, watch list and lines. */
const readableOffline =
  /^(?:\/api\/(?:auth\/user|disclaimer\/check|tracks|races|horses|jockeys|trainers|racing\/clock|ml|pace-analysis|speed-figures|track-bias|race-results-ai|weather|news|tickets|book|notes|watch|lines)\b|POST \/api\/(?:ai\/enhanced-picks|tickets\/[a-z]+)$)/;

/** Of these, what is one member's own. */
const personal = /^(?:\/api\/(?:auth|disclaimer|book|notes|watch|lines)\b|\["POST \/api\/tickets\/)/;

const keepForMs = 3 * 24 * 3_600_000;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : null;

/** The key of a query in storage. */
export const filedAs = (queryKey: readonly unknown[]): string =>
  queryKey.length === 1 ? String(queryKey[0]) : JSON.stringify(queryKey);

/** Storing competes with the page for the processor: it waits until the page is idle, a second at most. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: 1_000 });
    else setTimeout(done);
  });

/** The last answers of one member, cleared when another member signs in or the member signs out. Operations run in order. */
export function makeStoredAnswers(store: AnswerStore = browserStore, whenIdle = idle) {
  let owner: unknown = null;
  let clearings = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** What everybody may read and was read before the member was known, by key: stored once that is known. */
  const early = new Map<string, StoredAnswer>();
  function inTurn<Given>(act: () => Promise<Given>, otherwise: Given): Promise<Given> {
    const done = last.then(act).catch(() => otherwise);
    last = done;
    return done;
  }

  async function keepMember(value: unknown, time: number): Promise<void> {
    const before = await store.find(sessionPath);
    if (value === null || before === null || idOf(before.value) !== idOf(value)) await store.clear();
    owner = value === null ? null : idOf(value);
    if (value === null) return;
    await store.dropBefore(time - keepForMs);
    await store.keep(sessionPath, { value, at: time });
    for (const [key, answer] of early) await store.keep(key, answer);
    early.clear();
  }
  return {
    keep(queryKey: readonly unknown[], value: unknown, time: number): Promise<void> {
      if (!readableOffline.test(String(queryKey[0]))) return Promise.resolve();
      const before = clearings;
      const file = async (): Promise<void> => {
        if (clearings !== before) return;
        if (queryKey[0] === sessionPath) return keepMember(value, time);
        if (value === null) return;
        const [key, answer] = [filedAs(queryKey), { value, at: time }];
        if (owner !== null) await store.keep(key, answer);
        else if (!personal.test(key)) early.set(key, answer);
      };
      return whenIdle().then(() => inTurn(file, undefined));
    },
    find(queryKey: readonly unknown[]): Promise<StoredAnswer | null> {
      return inTurn(() => store.find(filedAs(queryKey)), null);
    },
    clear(): Promise<void> {
      owner = null;
      clearings += 1;
      early.clear();
      return inTurn(() => store.clear(), undefined);
    },
  };
}

export type StoredAnswers = ReturnType<typeof makeStoredAnswers>;

/** This browser's stored answers. */
export const storedAnswers = makeStoredAnswers();
