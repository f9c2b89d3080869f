import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { type ChangeOutcome, refuseOtherMember } from '#core/notebook/notebook-change.ts';
import type { AddToWatchList, TakeOffWatchList } from '#core/notebook/use-cases/change-watch-list.ts';
import type { MergeNote, MergeRemoval } from '#core/notebook/use-cases/merge-notes.ts';
import type { RemoveFromBook } from '#core/notebook/use-cases/remove-from-book.ts';
import type { RemoveMyLine } from '#core/notebook/use-cases/remove-my-line.ts';
import type { ChangeRule, TakeChange } from '#core/notebook/use-cases/take-change.ts';
import type { WriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import type { WriteMyLine } from '#core/notebook/use-cases/write-my-line.ts';
import { watchedSubject } from '#core/notebook/watched.ts';
import type { Checked } from '../contract/endpoint.ts';
import type { notebookChanges } from '../contract/notebook-changes.ts';
import type { Handlers } from '../handlers.ts';

/** What the call that takes changes of a notebook needs. */
export interface NotebookChangeDeps {
  readonly takeChange: TakeChange;
  readonly mergeNote: MergeNote;
  readonly mergeRemoval: MergeRemoval;
  readonly addToWatchList: AddToWatchList;
  readonly takeOffWatchList: TakeOffWatchList;
  readonly writeInBook: WriteInBook;
  readonly removeFromBook: RemoveFromBook;
  readonly writeMyLine: WriteMyLine;
  readonly removeMyLine: RemoveMyLine;
}

type Change = Checked<typeof notebookChanges.take, 'body'>['change'];
type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;
type Doing<Kind extends Change['kind']> = (
  memberId: MemberId,
  change: ChangeOf<Kind>,
  madeAt: Instant,
) => Promise<ChangeOutcome>;

/** How a kind of change is taken. */
interface Way<Kind extends Change['kind']> {
  /** What it changes. */
  readonly subject: (change: ChangeOf<Kind>) => string;
  readonly rule: ChangeRule;
  readonly act: Doing<Kind>;
}

type Ways = { readonly [Kind in Change['kind']]: Way<Kind> };

const outcomeOf = (isDone: boolean): ChangeOutcome => (isDone ? 'taken' : 'overruled');
const seenBy = (seen: string | null): Instant | null => (seen === null ? null : parseInstant(seen));

/** What is gone already does not have to be removed. */
async function untilGone(work: Promise<unknown>): Promise<ChangeOutcome> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.kind !== 'not-found') throw error;
  });
  return 'taken';
}

const together: ChangeRule = { newestWins: false, isRepeatable: false };
const newest: ChangeRule = { newestWins: true, isRepeatable: false };
/** Cards are looked through after the list is stored, so this is not one transaction. */
const newestApart: ChangeRule = { newestWins: true, isRepeatable: true };

const noteWays = (deps: NotebookChangeDeps): Pick<Ways, 'write-note' | 'remove-note'> => ({
  'write-note': {
    subject: ({ id }) => `note ${id}`,
    rule: together,
    act(memberId, { id, seen, note }, changedAt) {
      const { kind, key, name, text, raceId } = note;
      const subject = { kind, key, name };
      return deps.mergeNote(memberId, { id, subject, text, raceId, changedAt, seen: seenBy(seen) });
    },
  },
  'remove-note': {
    subject: ({ id }) => `note ${id}`,
    rule: together,
    act: (memberId, { id, seen }, changedAt) =>
      deps.mergeRemoval(memberId, { id, changedAt, seen: seenBy(seen) }),
  },
});

/** The same for every spelling under which a horse or person is sent, last name first or last. */
function subjectOfWatch({ place }: ChangeOf<'watch' | 'unwatch'>): string {
  const { kind, key } = watchedSubject({ ...place, name: null });
  return `watch ${kind} ${kind === 'search' ? key : key.split(' ').toSorted().join(' ')}`;
}

const watchWays = (deps: NotebookChangeDeps): Pick<Ways, 'watch' | 'unwatch'> => ({
  watch: {
    subject: subjectOfWatch,
    rule: newestApart,
    async act(memberId, { place, name }) {
      await deps.addToWatchList(memberId, { ...place, name });
      return 'taken';
    },
  },
  unwatch: {
    subject: subjectOfWatch,
    rule: newestApart,
    act: (memberId, { place }) => untilGone(deps.takeOffWatchList(memberId, place)),
  },
});

const bookWays = (deps: NotebookChangeDeps): Pick<Ways, 'write-ticket' | 'remove-ticket'> => ({
  'write-ticket': {
    subject: ({ id }) => `ticket ${id}`,
    rule: newest,
    async act(memberId, { id, ticket }) {
      await deps.writeInBook(memberId, { ...ticket, id });
      return 'taken';
    },
  },
  'remove-ticket': {
    subject: ({ id }) => `ticket ${id}`,
    rule: newest,
    act: (memberId, { id }) => untilGone(deps.removeFromBook(memberId, id)),
  },
});

const lineWays = (deps: NotebookChangeDeps): Pick<Ways, 'draw-line' | 'remove-line'> => ({
  'draw-line': {
    subject: ({ raceId }) => `line ${raceId}`,
    rule: newest,
    async act(memberId, { raceId, line }, changedAt) {
      const stored = await deps.writeMyLine(memberId, { raceId, shares: line.chances, changedAt });
      return outcomeOf(stored.changedAt === changedAt);
    },
  },
  'remove-line': {
    subject: ({ raceId }) => `line ${raceId}`,
    rule: newest,
    act: async (memberId, { raceId }, changedAt) =>
      outcomeOf(await deps.removeMyLine(memberId, raceId, changedAt)),
  },
});

function madeAtOf(text: string): Instant {
  const madeAt = parseInstant(text);
  if (madeAt !== null) return madeAt;
  throw new Refusal('invalid', 'notebook.bad-change-time', `"${text}" is not a time (ISO 8601).`);
}

export function notebookChangeRoutes(deps: NotebookChangeDeps): Handlers<typeof notebookChanges> {
  const ways: Ways = { ...noteWays(deps), ...watchWays(deps), ...bookWays(deps), ...lineWays(deps) };
  return {
    take: async ({ member, params: { id }, body: { author, madeAt, change } }) => {
      refuseOtherMember(member.id, author);
      const way = ways[change.kind] as Way<Change['kind']>;
      const sent = { id, subject: way.subject(change), madeAt: madeAtOf(madeAt) };
      const act = (time: Instant) => way.act(member.id, change, time);
      return { outcome: await deps.takeChange(member.id, sent, way.rule, act) };
    },
  };
}
