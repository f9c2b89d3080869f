import { parseRaceId, type RaceId } from '../../card/race.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, parseInstant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Board } from '../../odds/board.ts';
import { currentBoard } from '../../odds/current-board.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { priceThen } from '../../odds/price-then.ts';
import type { PriceNow } from '../ports.ts';
import { atPrices } from '../recommendations/at-prices.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

export interface PriceNowDeps {
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly clock: Clock;
  readonly drift: PriceDrift;
}

interface Moment {
  readonly recommendation: Recommendation;
  readonly postTime: Instant | null;
  /** Now, or the off once it has passed. */
  readonly upTo: Instant;
}

function momentOf(recommendation: Recommendation, now: Instant): readonly Moment[] {
  const parts = parseRaceId(recommendation.raceId);
  if (parts === null) return [];
  const { trackSlug, day } = parts;
  const postTime = recommendation.postTime === null ? null : parseInstant(recommendation.postTime);
  return [
    { recommendation, postTime, upTo: evidenceInstant({ postTime, day: day as RaceDay, trackSlug }, now) },
  ];
}

function priced({ recommendation, postTime, upTo }: Moment, boards: readonly Board[], drift: PriceDrift) {
  const board = currentBoard(
    boards.filter(({ raceId }) => raceId === recommendation.raceId),
    upTo,
  );
  return atPrices(recommendation, {
    board: board?.provenance ?? null,
    priceOf: ({ interest, morningLine }) => priceThen(interest, morningLine, { board, upTo, postTime }),
    drift,
    isOff: postTime !== null && upTo >= postTime,
  });
}

/** Saved recommendations at current prices, or at the prices at the off once a race is off. */
export function makePriceNow({ odds, clock, drift }: PriceNowDeps): PriceNow {
  return async function priceNow(recommendations) {
    const now = clock();
    const moments = recommendations.flatMap((recommendation) => momentOf(recommendation, now));
    const boards = await odds.latest(
      moments.map(({ recommendation, upTo }) => ({ raceId: recommendation.raceId as RaceId, before: upTo })),
    );
    return moments.map((moment) => priced(moment, boards, drift));
  };
}
