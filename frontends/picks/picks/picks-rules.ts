import type { Reply } from '#api/api.ts';
import { count } from '#kit/kit.ts';

/** The picks of a day, and those of one race. */
export type DayPicks = Reply<'POST /api/ai/enhanced-picks'>;
export type Recommendation = DayPicks['recommendations'][number];
export type RefreshedRace = Reply<'POST /api/ai/refresh-race/{raceNumber}'>;

/** After this long a generation that has not answered no longer shows as running. */
export const generationLimitMs = 45_000;

/** Where shared picks come from and how old they are; null for picks that are new. */
export function cacheNotice(
  picks: Pick<DayPicks, 'cached' | 'cacheAge' | 'scheduledGeneration'>,
): string | null {
  if (!picks.cached) return null;
  return picks.scheduledGeneration
    ? `Using automatic 7am analysis (generated ${picks.cacheAge}s ago)`
    : `Using shared analysis from ${picks.cacheAge}s ago`;
}

/** The generate button shows only without picks, while none are made, and when they were not loaded by themselves. */
export function showsGenerate(state: {
  readonly hasPicks: boolean;
  readonly isGenerating: boolean;
  readonly isAutoLoaded: boolean;
}): boolean {
  return !state.hasPicks && !state.isGenerating && !state.isAutoLoaded;
}

export const tomorrowBanner = "Today's races are complete. Showing tomorrow's races.";

type DayNotice = { readonly isShowingTomorrow: boolean; readonly message: string | null };

/** The banner of a day that is not today: the server's message, else the default; null on today's card. */
export function bannerText(...notices: readonly (DayNotice | null | undefined)[]): string | null {
  const tomorrow = notices.find((notice) => notice?.isShowingTomorrow);
  return tomorrow ? tomorrow.message || tomorrowBanner : null;
}

/** The picks with one race's recommendation replaced (or added, in the order of the card); the others stay as they are. */
export function withRecommendation(picks: DayPicks, fresh: Recommendation): DayPicks {
  const others = picks.recommendations.filter(
    (recommendation) => recommendation.raceNumber !== fresh.raceNumber,
  );
  const recommendations = [...others, fresh].sort((a, b) => a.raceNumber - b.raceNumber);
  return { ...picks, recommendations };
}

type Carded = { readonly id: string };

/** True when a recommendation is for a race of this card, and not for the same number of another day's. */
export const isOfCard = (races: readonly Carded[], { raceId }: Pick<Recommendation, 'raceId'>): boolean =>
  races.some(({ id }) => id === raceId);

/** The picks after a forced refresh, whose answer holds the recommendations alone: they say themselves up to when facts were used. */
export function forced(picks: DayPicks, recommendations: DayPicks['recommendations']): DayPicks {
  const timestamp = recommendations[0]?.sources.upTo ?? picks.timestamp;
  return { ...picks, recommendations, timestamp, cached: false, cacheAge: 0, forceRefreshUsed: true };
}

/** Whether an answer to a race refresh is one: a race number and that race's recommendation. */
export function isRefreshedRace(answer: unknown): answer is RefreshedRace {
  if (typeof answer !== 'object' || answer === null) return false;
  if (!('raceNumber' in answer) || typeof answer.raceNumber !== 'number') return false;
  const fresh = 'recommendation' in answer ? answer.recommendation : null;
  return typeof fresh === 'object' && fresh !== null && 'mlPredictions' in fresh && 'raceNumber' in fresh;
}

/** What a refreshed race says of itself: the live odds it got, or that only the morning line is known. */
export function refreshToast({ raceNumber, liveOddsUpdated, liveOddsCount }: RefreshedRace) {
  return liveOddsUpdated
    ? {
        title: 'Live Odds Updated',
        description: `Race ${count(raceNumber)} refreshed with ${liveOddsCount} live odds`,
        tone: 'good' as const,
        durationMs: 4000,
      }
    : {
        title: 'Race Refreshed',
        description: `Race ${count(raceNumber)} refreshed with morning line odds only`,
        tone: 'good' as const,
        durationMs: 3000,
      };
}
