import type { StewardDeps, Withdrawn } from '#adapters/http/routes/stewards.ts';
import type { ConditionBoard } from '#core/card/ports.ts';
import { type EnterChange, makeEnterChange } from '#core/card/use-cases/enter-change.ts';
import { type ListEntries, makeListEntries } from '#core/card/use-cases/list-entries.ts';
import { makeUndoChange, type UndoChange, type UndoRequest } from '#core/card/use-cases/undo-change.ts';
import { type EnterFinish, makeEnterFinish } from '#core/results/use-cases/enter-finish.ts';
import { makeHasResult } from '#core/results/use-cases/has-result.ts';
import { type ListFinishes, makeListFinishes } from '#core/results/use-cases/list-finishes.ts';
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
    readonly listFinishes: ListFinishes;
    readonly 'administrator.enterChange': EnterChange;
    readonly 'administrator.enterFinish': EnterFinish['enter'];
    /** Withdraws an entry of either kind. */
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

function withdrawEither(get: Get) {
  const { enterFinish, undoChange, changes } = {
    enterFinish: get('enterFinish'),
    undoChange: get('undoChange'),
    changes: get('changes'),
  };
  const ofCard = audited(get, undoChange, ({ outcome, entry }, { reason }) =>
    outcome === 'unchanged'
      ? null
      : {
          what: `stewards' desk: ${entry.fact.what} withdrawn`,
          subject: [entry.raceId, entry.programNumber].filter((part) => part !== null).join(' '),
          before: { value: entry.after },
          after: { why: reason },
        },
  );
  const ofResult = audited(get, enterFinish.undo, ({ outcome, entry }, { reason }) =>
    outcome === 'unchanged'
      ? null
      : {
          what: "stewards' desk: result withdrawn",
          subject: entry?.raceId ?? null,
          before: { entry: entry?.desk.id ?? null },
          after: { why: reason },
        },
  );
  return async (request: UndoRequest): Promise<Withdrawn> =>
    (await changes.entryWith(request.id)) === null ? ofResult(request) : ofCard(request);
}

/** What the announcer says, entered by hand. */
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
    enterFinish: (get) =>
      makeEnterFinish({
        ...deskDeps(get),
        journal: get('finishJournal'),
        importSheet: get('importResults'),
        digest: get('digest'),
      }),
    listFinishes: (get) =>
      makeListFinishes({
        journal: get('finishJournal'),
        results: get('results'),
        clock: get('racingClock'),
      }),
    'administrator.enterChange': (get) =>
      audited(get, get('enterChange'), ({ entry }) =>
        entry === null
          ? null
          : {
              what: `stewards' desk: ${entry.fact.what}`,
              subject: [entry.raceId, entry.programNumber].filter((part) => part !== null).join(' '),
              before: { value: entry.before },
              after: { value: entry.after, why: entry.reason },
            },
      ),
    'administrator.enterFinish': (get) =>
      audited(get, get('enterFinish').enter, ({ entry, sentence }) =>
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

/** What the calls of the stewards' desk need. */
export const stewardDeps = (get: Get): StewardDeps => ({
  enterChange: get('administrator.enterChange'),
  enterFinish: get('administrator.enterFinish'),
  withdraw: get('administrator.withdraw'),
  listEntries: get('listEntries'),
  listFinishes: get('listFinishes'),
});
