import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';

export type LiveOdds = Reply<'GET /api/odds/live/{raceId}'>;
type Moment = LiveOdds['history'][number];

const tenMinutes = 10 * 60_000;

/** The same question as the live odds of the pace screen: fresh ten minutes, refreshed by hand or by the server's events. */
export const liveOddsQuery = (raceId: string) => ({
  ...ask('GET /api/odds/live/{raceId}', { params: { raceId } }),
  staleTime: tenMinutes,
  gcTime: tenMinutes,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Minutes to post at which prices are asked for. */
export const refreshPoints = [30, 10, 5, 1, 0] as const;
const linesAtMost = 6;

export type PriceLine = {
  readonly interest: string;
  /** At (ISO instant as milliseconds) the price to one, oldest first. */
  readonly points: readonly { readonly at: number; readonly toOne: number }[];
};

const pointsOf = (history: readonly Moment[], interest: string) =>
  history.flatMap(({ at: time, prices }) => {
    const price = prices.find((price) => price.interest === interest)?.price ?? null;
    return price === null ? [] : [{ at: Date.parse(time), toOne: price.toOne }];
  });

/** The price over time of the shortest betting interests, the shortest first; those priced once have no line. */
export function priceLines(history: readonly Moment[]): readonly PriceLine[] {
  const interests = new Set(history.flatMap(({ prices }) => prices.map(({ interest }) => interest)));
  return [...interests]
    .map((interest) => ({ interest, points: pointsOf(history, interest) }))
    .filter(({ points }) => points.length > 1)
    .sort((a, b) => (a.points.at(-1)?.toOne ?? 0) - (b.points.at(-1)?.toOne ?? 0))
    .slice(0, linesAtMost);
}

/** The refresh points that lie within a span of instants, as instants; none without a post time. */
export function pointsWithin(
  postTime: string | null,
  from: number,
  to: number,
): readonly { readonly minutes: number; readonly at: number }[] {
  const post = postTime === null ? Number.NaN : Date.parse(postTime);
  if (Number.isNaN(post)) return [];
  return refreshPoints
    .map((minutes) => ({ minutes, at: post - minutes * 60_000 }))
    .filter((point) => point.at >= from && point.at <= to);
}
