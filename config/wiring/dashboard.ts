import type { Card } from '#core/card/race.ts';
import { DEFAULT_TRACK_SLUG, type Track } from '#core/card/track.ts';
import { type CardsInPlay, makeCardsInPlay } from '#core/card/use-cases/cards-in-play.ts';
import { HOUR } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
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
import { handicapper } from '../models.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly cardsInPlay: CardsInPlay;
    readonly showMetrics: ShowMetrics;
    readonly showRecentResults: ShowRecentResults;
    readonly topPicks: (track: Track | null) => Promise<TopPicks | null>;
  }
}

/** An older observation is not of the weather now. */
const WEATHER_AGE = 2 * HOUR;

/** The kept picks of a card; null where none are kept that fit it. */
const storedPicks =
  (get: Get) =>
  async ({ trackSlug: track, day }: Pick<Card, 'trackSlug' | 'day'>): Promise<DayPicks | null> => {
    try {
      return await get('picksForDay')({ track, day });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') return null;
      throw error;
    }
  };

/** The stored picks of the first card in play that has any. */
async function firstStoredPicks(get: Get, track: Track | null): Promise<DayPicks | null> {
  for (const card of await get('cardsInPlay')()) {
    if (track !== null && card.trackSlug !== track.slug) continue;
    const dayPicks = await storedPicks(get)(card);
    if (dayPicks !== null) return dayPicks;
  }
  return null;
}

async function topPicks(get: Get, track: Track | null): Promise<TopPicks | null> {
  const dayPicks = await firstStoredPicks(get, track);
  if (dayPicks === null) return null;
  const { analysedBy, timestamp: madeAt, recommendations } = dayPicks;
  const now = get('racingClock')();
  const { drift } = handicapper.rules;
  return { analysedBy, madeAt, recommendations: topRecommendations(recommendations, now, drift) };
}

/** What the dashboard shows around the day's races. */
export const dashboardWiring = () =>
  wiring({
    cardsInPlay: (get) => makeCardsInPlay({ cards: get('cards'), clock: get('racingClock') }),
    showMetrics: (get) =>
      makeShowMetrics({
        results: get('results'),
        ledger: get('ledger'),
        racingNow: get('racingNow'),
        inPlay: get('cardsInPlay'),
      }),
    showRecentResults: (get) =>
      makeShowRecentResults({ results: get('results'), ledger: get('ledger'), racingNow: get('racingNow') }),
    topPicks: (get) => (track) => topPicks(get, track),
  });

const finishedRaces = (get: Get) => async (track: Track | null) => {
  const { races, totalSpan } = await get('rankPeople')('jockey', undefined, track);
  return { races, from: totalSpan.from };
};

/** The checks behind the health of a day's data. */
const checksOf = (get: Get) => [
  makeCheckCard({ cards: get('cards') }),
  makeCheckResults({ results: get('results') }),
  makeCheckOdds({ odds: get('odds') }),
  makeCheckPicks({
    picks: get('picks'),
    areCurrent: async (card) => (await storedPicks(get)(card)) !== null,
  }),
  makeCheckFigures({ figures: get('figures') }),
  makeCheckFreshness({
    name: 'Weather',
    staleAfter: WEATHER_AGE,
    latest: async ({ now }, track) =>
      (await get('weatherBefore')(track?.slug ?? DEFAULT_TRACK_SLUG, now)).observation?.provenance ?? null,
  }),
];

const validateDataOf = (get: Get, isClockSet: boolean): ValidateData =>
  makeValidateData({
    racingNow: get('racingNow'),
    inPlay: get('cardsInPlay'),
    finished: finishedRaces(get),
    sources: checksOf(get),
    isClockSet,
  });

/** What the HTTP calls of the dashboard need. */
export const dashboardDeps = (get: Get, { isRacingClockSet }: { readonly isRacingClockSet: boolean }) => ({
  showMetrics: get('showMetrics'),
  validateData: validateDataOf(get, isRacingClockSet),
  showRecentResults: get('showRecentResults'),
  topPicks: get('topPicks'),
});
