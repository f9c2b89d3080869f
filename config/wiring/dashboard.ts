import type { Card } from '#core/card/race.ts';
import { DEFAULT_TRACK_SLUG, TRACKS } from '#core/card/track.ts';
import { HOUR } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { DayPicks } from '#core/picks/analysis/day-picks.ts';
import { type TopPicks, topRecommendations } from '#core/picks/recommendations/top-recommendation.ts';
import {
  makeCheckCard,
  makeCheckFigures,
  makeCheckFreshness,
  makeCheckOdds,
  makeCheckPicks,
  makeCheckResults,
} from '#core/scorecards/use-cases/check-sources.ts';
import { makeShowMetrics, type ShowMetrics } from '#core/scorecards/use-cases/show-metrics.ts';
import {
  makeShowRecentResults,
  type ShowRecentResults,
} from '#core/scorecards/use-cases/show-recent-results.ts';
import { makeValidateData, type ValidateData } from '#core/scorecards/use-cases/validate-data.ts';
import { racingClockId, todaysCardId } from './card.ts';
import { racingNowId, rankPeopleId } from './people.ts';
import { picksForDayId } from './picks.ts';
import { type Get, id, wiring } from './provide.ts';
import { cardsId, figuresId, ledgerId, oddsId, picksId, resultsId } from './stores.ts';
import { weatherBeforeId } from './weather.ts';

/** An older observation is not of the weather now. */
const WEATHER_AGE = 2 * HOUR;

export const cardsInPlayId = id<() => Promise<readonly Card[]>>('cards in play');
export const showMetricsId = id<ShowMetrics>('tell metrics');
export const showRecentResultsId = id<ShowRecentResults>('show recent results');
export const topPicksId = id<() => Promise<TopPicks | null>>('top picks');

/** The kept picks of a card; null where none are kept that fit it. */
const storedPicks =
  (get: Get) =>
  async ({ trackSlug: track, day }: Card): Promise<DayPicks | null> => {
    try {
      return await get(picksForDayId)({ track, day });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') return null;
      throw error;
    }
  };

async function topPicks(get: Get): Promise<TopPicks | null> {
  const [card] = await get(cardsInPlayId)();
  const dayPicks = card === undefined ? null : await storedPicks(get)(card);
  if (dayPicks === null) return null;
  const { analysedBy, timestamp: madeAt, recommendations } = dayPicks;
  return { analysedBy, madeAt, recommendations: topRecommendations(recommendations, get(racingClockId)()) };
}

/** What the dashboard shows around the day's races. */
export const dashboardWiring = () =>
  wiring((provide) => {
    provide(cardsInPlayId, (get) => async () => {
      const days = await Promise.all(TRACKS.map(({ slug }) => get(todaysCardId)(slug)));
      return days.flatMap(({ card }) => card ?? []);
    });
    provide(showMetricsId, (get) =>
      makeShowMetrics({
        results: get(resultsId),
        ledger: get(ledgerId),
        racingNow: get(racingNowId),
        inPlay: get(cardsInPlayId),
      }),
    );
    provide(showRecentResultsId, (get) =>
      makeShowRecentResults({ results: get(resultsId), ledger: get(ledgerId), racingNow: get(racingNowId) }),
    );
    provide(topPicksId, (get) => () => topPicks(get));
  });

const finishedRaces = (get: Get) => async () => {
  const { races, totalSpan } = await get(rankPeopleId)('jockey');
  return { races, from: totalSpan.from };
};

/** A check each: what is looked at when the day's data is judged. */
const checksOf = (get: Get) => [
  makeCheckCard({ cards: get(cardsId) }),
  makeCheckResults({ results: get(resultsId) }),
  makeCheckOdds({ odds: get(oddsId) }),
  makeCheckPicks({
    picks: get(picksId),
    areCurrent: async (card) => (await storedPicks(get)(card)) !== null,
  }),
  makeCheckFigures({ figures: get(figuresId) }),
  makeCheckFreshness({
    name: 'Weather',
    staleAfter: WEATHER_AGE,
    latest: async ({ now }) =>
      (await get(weatherBeforeId)(DEFAULT_TRACK_SLUG, now)).observation?.provenance ?? null,
  }),
];

const validateDataOf = (get: Get, isClockSet: boolean): ValidateData =>
  makeValidateData({
    racingNow: get(racingNowId),
    inPlay: get(cardsInPlayId),
    finished: finishedRaces(get),
    sources: checksOf(get),
    isClockSet,
  });

/** What the HTTP calls of the dashboard need. */
export const dashboardDeps = (get: Get, { isRacingClockSet }: { readonly isRacingClockSet: boolean }) => ({
  showMetrics: get(showMetricsId),
  validateData: validateDataOf(get, isRacingClockSet),
  showRecentResults: get(showRecentResultsId),
  topPicks: get(topPicksId),
});
