import type { StewardDeps } from '#adapters/http/routes/stewards.ts';
import { digest, newId } from '#adapters/system/identifiers.ts';
import type { CardCalendar, CardStore, ChangeStore } from '#core/card/ports.ts';
import { makeEnterChange } from '#core/card/use-cases/enter-change.ts';
import { makeListEntries } from '#core/card/use-cases/list-entries.ts';
import { makeUndoChange } from '#core/card/use-cases/undo-change.ts';
import type { Announce } from '#core/kernel/announcement.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { FinishJournal } from '#core/results/desk/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeEnterFinish } from '#core/results/use-cases/enter-finish.ts';
import { makeHasResult } from '#core/results/use-cases/has-result.ts';
import { makeListFinishes } from '#core/results/use-cases/list-finishes.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeUndoFinish } from '#core/results/use-cases/undo-finish.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makePostByHand } from '#core/weather/use-cases/post-by-hand.ts';
import { makeRecordPostedConditions } from '#core/weather/use-cases/record-posted-conditions.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

interface Stores {
  readonly printed: CardStore & CardCalendar;
  readonly changes: ChangeStore;
  readonly weather: WeatherStore;
  readonly results: ResultStore;
  readonly journal: FinishJournal;
}

/** The stewards' desk as it is wired, on these stores. */
export function stewardDeps(
  { printed, changes, weather, results, journal }: Stores,
  { clock, announce }: { readonly clock: Clock; readonly announce: Announce },
): StewardDeps {
  const withLock = makeWithLock();
  const keeping = { clock, newId, withLock, announce };
  const weatherBefore = makeFindWeather({ weather, others: [] });
  const record = makeRecordPostedConditions({ weather, ...keeping });
  const conditions = makePostByHand({ weather, weatherBefore, record, clock });
  const racingNow = makeReadRacingNow({ cards: printed, clock });
  const hasResult = makeHasResult({ results, racingNow });
  const deps = { cards: printed, changes, conditions, hasResult, ...keeping };
  const finishDeps = { journal, results, digest, allOrNothing: <T>(work: () => Promise<T>) => work() };
  const undoFinish = makeUndoFinish({ ...deps, ...finishDeps });
  const undoChange = makeUndoChange(deps);
  return {
    enterChange: makeEnterChange(deps),
    enterFinish: makeEnterFinish({ ...deps, ...finishDeps }),
    withdraw: async (request) =>
      (await changes.entryWith(request.id)) === null ? undoFinish(request) : undoChange(request),
    listEntries: makeListEntries(deps),
    listFinishes: makeListFinishes({ journal, results, clock }),
  };
}
