import type { ResultDeps } from '#adapters/http/routes/results.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { ResultDays, ResultStore, ResultTracks } from '#core/results/ports.ts';
import { makeListResultDays } from '#core/results/use-cases/list-result-days.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';
import { makeShowResults } from '#core/results/use-cases/show-results.ts';
import { makeListMeets } from '#core/scorecards/use-cases/list-meets.ts';

interface ResultRoom {
  readonly cards: CardStore & CardCalendar;
  readonly results: ResultStore & ResultDays & ResultTracks;
  readonly todaysCard: TodaysCardOf;
}

/** Results as they are wired, on these stores. */
export const resultDeps = ({ cards, results, todaysCard }: ResultRoom, clock: Clock): ResultDeps => ({
  showResults: makeShowResults({ results }),
  listResultDays: makeListResultDays({ results, racingClock: clock }),
  listMeets: makeListMeets({ results, racingNow: makeReadRacingNow({ cards, clock }) }),
  todaysCard,
  racingClock: clock,
});
