import { call, queryClient, reread, serverNow, shownMoment } from '#api/api.ts';
import { toasts } from '#frame/frame.ts';
import { newItemId } from './item-id.ts';
import type { Change, Outcome, TextStore, Unsent } from './outbox.ts';
import { makeOutbox } from './outbox.ts';
import { makeSend } from './sending.ts';

/** A send that takes longer counts as unanswered; sent again, the change is still taken once. */
const patienceMs = 20_000;
const rereadMs = 5_000;

const listeners = new Set<() => void>();
const announce = (): void => {
  window.dispatchEvent(new Event('unsent'));
  for (const listener of listeners) listener();
};

const after = <Value>(milliseconds: number, value: Value): Promise<Value> =>
  new Promise((done) => setTimeout(done, milliseconds, value));

/** What storage does not take stays while the page is open. */
const onPage = new Map<string, string>();

/** The browser's storage; each change is there as soon as it was made, and other tabs are notified. */
const browserStore: TextStore = {
  keys() {
    try {
      return [...Object.keys(localStorage), ...onPage.keys()];
    } catch {
      return [...onPage.keys()];
    }
  },
  read(key) {
    return onPage.get(key) ?? localStorage.getItem(key);
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text);
      onPage.delete(key);
    } catch {
      onPage.set(key, text);
    }
    announce();
  },
  remove(key) {
    if (!onPage.delete(key)) localStorage.removeItem(key);
    announce();
  },
};

const ofLines = ['/api/lines', 'POST /api/tickets'];

/** The answers that a change makes old: tickets may be built from a line. */
const pathsOf: Readonly<Record<Change['kind'], readonly string[]>> = {
  'write-note': ['/api/notes'],
  'remove-note': ['/api/notes'],
  watch: ['/api/watch'],
  unwatch: ['/api/watch'],
  'write-ticket': ['/api/book'],
  'remove-ticket': ['/api/book'],
  'draw-line': ofLines,
  'remove-line': ofLines,
};

const rereadAll = async (paths: Iterable<string>): Promise<void> => {
  await Promise.all([...paths].map((path) => reread(queryClient, path)));
};

const outcomeWords: Readonly<Record<Outcome, string | null>> = {
  taken: null,
  copied: 'It was also changed on another device: both versions are saved.',
  overruled: 'It was changed later on another device; that version stays.',
};

/** Of the changes that this page sent. */
const taken = new Map<string, Outcome>();

/** What the server made of a change; null before it took it. */
export const outcomeOf = (id: string): Outcome | null => taken.get(id) ?? null;

async function afterTaken({ id, name, change }: Unsent, outcome: Outcome): Promise<void> {
  taken.set(id, outcome);
  const description = outcomeWords[outcome];
  if (description !== null) toasts.show({ title: name, description });
  await Promise.race([rereadAll(pathsOf[change.kind]), after(rereadMs, undefined)]);
}

/** Sends a change; null when it has to wait, as it does while the page shows an earlier moment. */
const put = async (author: string, { id, madeAt, change }: Unsent) =>
  shownMoment() === null
    ? Promise.race([
        call('PUT /api/notebook-changes/{id}', { params: { id }, body: { author, madeAt, change } }),
        after(patienceMs, null),
      ])
    : null;

/** One tab sends at a time; where the browser has no locks, the server still takes each change once. */
async function withLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('unsent changes', work);
}

/** This browser's outbox. */
export const outbox = makeOutbox({
  store: browserStore,
  send: makeSend(put),
  withLock,
  now: serverNow,
  newId: newItemId,
  onTaken: afterTaken,
});

const isOurs = (key: string | null): boolean => key === null || key.startsWith('unsent ');

/** Calls a listener when changes were made or sent, here or in another tab. */
export function onUnsentChange(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (!isOurs(key)) return;
    if (newValue === null) void rereadAll(new Set(Object.values(pathsOf).flat()));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', follow);
  };
}
