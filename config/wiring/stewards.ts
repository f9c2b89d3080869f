import type { StewardDeps, Withdrawn } from '#adapters/http/routes/stewards.ts';
import type { CardChange } from '#core/card/card-change.ts';
import type { ConditionBoard } from '#core/card/ports.ts';
import { type EnterChange, makeEnterChange } from '#core/card/use-cases/enter-change.ts';
import { type ListEntries, makeListEntries } from '#core/card/use-cases/list-entries.ts';
import { makeUndoChange, type UndoChange, type UndoRequest } from '#core/card/use-cases/undo-change.ts';
import { type EnterFinish, makeEnterFinish } from '#core/results/use-cases/enter-finish.ts';
import { makeHasResult } from '#core/results/use-cases/has-result.ts';
import { type ListFinishes, makeListFinishes } from '#core/results/use-cases/list-finishes.ts';
import { makeUndoFinish, type UndoFinish } from '#core/results/use-cases/undo-finish.ts';
import { makePostByHand } from '#core/weather/use-cases/post-by-hand.ts';
import { audited } from './administration.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly conditionBoard: ConditionBoard;
    readonly enterChange: EnterChange;
    readonly undoChange: UndoChange;
    readonly listEntries: ListEntries;
    readonly enterFinish: EnterFinish;
    readonly undoFinish: UndoFinish;
    readonly listFinishes: ListFinishes;
    readonly 'administrator.enterChange': EnterChange;
    readonly 'administrator.enterFinish': EnterFinish;
    /** Withdraws a change or a result. */
    readonly 'administrator.withdraw': (request: UndoRequest) => Promise<Withdrawn>;
  }
}

const deskDeps = (get: Get) => ({
  cards: get('printedCards'),
  changes: get('changes'),
  conditions: get('conditionBoard'),
  hasResult: makeHasResult({ results: get('results'), racingNow: get('racingNow') }),
  clock: get('racingClock'),
  newId: get('newId'),
  withLock: get('withLock'),
  announce: get('announce'),
});

const finishDeps = (get: Get) => ({
  journal: get('finishJournal'),
  results: get('results'),
  digest: get('digest'),
  allOrNothing: get('allOrNothing'),
});

/** What an entry is about, in the audit log. */
const auditSubject = ({ raceId, programNumber }: Pick<CardChange, 'raceId' | 'programNumber'>): string =>
  [raceId, programNumber].filter((part) => part !== null).join(' ');

function withdrawEither(get: Get) {
  const changes = get('changes');
  const ofCard = audited(get, get('undoChange'), ({ outcome, entry }, { reason }) =>
    outcome === 'unchanged'
      ? null
      : {
          what: `stewards' desk: ${entry.fact.what} withdrawn`,
          subject: auditSubject(entry),
          before: { value: entry.after },
          after: { why: reason },
        },
  );
  const ofResult = audited(get, get('undoFinish'), ({ outcome, entry }, { reason }) =>
    outcome === 'unchanged'
      ? null
      : {
          what: "stewards' desk: result withdrawn",
          subject: entry.raceId,
          before: { entry: entry.desk.id },
          after: { why: reason },
        },
  );
  return async (request: UndoRequest): Promise<Withdrawn> =>
    (await changes.entryWith(request.id)) === null ? ofResult(request) : ofCard(request);
}

/** Track announcements entered by hand. */
export const stewardsWiring = () =>
  wiring({
    conditionBoard: (get) =>
      makePostByHand({
        weather: get('weather'),
        weatherBefore: get('weatherBefore'),
        record: get('recordCourses'),
        clock: get('racingClock'),
      }),
    enterChange: (get) => makeEnterChange(deskDeps(get)),
    undoChange: (get) => makeUndoChange(deskDeps(get)),
    listEntries: (get) => makeListEntries(deskDeps(get)),
    enterFinish: (get) => makeEnterFinish({ ...deskDeps(get), ...finishDeps(get) }),
    undoFinish: (get) => makeUndoFinish({ ...deskDeps(get), ...finishDeps(get) }),
    listFinishes: (get) =>
      makeListFinishes({
        journal: get('finishJournal'),
        results: get('results'),
        clock: get('racingClock'),
      }),
    'administrator.enterChange': (get) =>
      audited(get, get('enterChange'), ({ entries: [entry, also] }) =>
        entry === undefined
          ? null
          : {
              what: `stewards' desk: ${[entry, also].flatMap((made) => made?.fact.what ?? []).join(' and ')}`,
              subject: auditSubject(entry),
              before: { value: entry.before, ...(also && { [also.fact.what]: also.before }) },
              after: { value: entry.after, ...(also && { [also.fact.what]: also.after }), why: entry.reason },
            },
      ),
    'administrator.enterFinish': (get) =>
      audited(get, get('enterFinish'), ({ entry, sentence }) =>
        entry === null
          ? null
          : {
              what: "stewards' desk: result",
              subject: entry.raceId,
              before: null,
              after: { value: sentence, why: entry.reason },
            },
      ),
    'administrator.withdraw': withdrawEither,
  });

/** Dependencies of the stewards' desk calls. */
export const stewardDeps = (get: Get): StewardDeps => ({
  enterChange: get('administrator.enterChange'),
  enterFinish: get('administrator.enterFinish'),
  withdraw: get('administrator.withdraw'),
  listEntries: get('listEntries'),
  listFinishes: get('listFinishes'),
});
