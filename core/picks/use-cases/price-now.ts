import { parseRaceId, type Race } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { rowOn } from '../../handicapping/betting-line.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { SealedBets } from '../../handicapping/ports.ts';
import type { SealedBet } from '../../handicapping/sealed-bet.ts';
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
  readonly sealedBets: SealedBets;
  readonly clock: Clock;
  readonly drift: PriceDrift;
}

interface Moment extends Pick<Race, 'id' | 'postTime'> {
  /** Now, or the off once it has passed. */
  readonly upTo: Instant;
  readonly isOff: boolean;
}

/** Null for an id that names no race. */
function momentOf({ raceId, postTime: off }: Recommendation, now: Instant): Moment | null {
  const parts = parseRaceId(raceId);
  if (parts === null) return null;
  const { id, trackSlug, day } = parts;
  const postTime = off === null ? null : parseInstant(off);
  const race = { postTime, day: day as RaceDay, trackSlug };
  return { id, postTime, upTo: evidenceInstant(race, now), isOff: isOff(race, now) };
}

interface Known {
  readonly boards: readonly Board[];
  /** Of races that are off. */
  readonly bets: ReadonlyMap<string, readonly SealedBet[]>;
  readonly drift: PriceDrift;
}

/** The first bet sealed on a horse of the line; null without one. */
const betOn = ({ line }: Recommendation, bets: readonly SealedBet[]): SealedBet | null =>
  bets.find(({ programNumber }) => line !== null && rowOn(line, programNumber) !== null) ?? null;

function priced(
  recommendation: Recommendation,
  { id, postTime, upTo, isOff }: Moment,
  { boards, bets, drift }: Known,
) {
  const board = currentBoard(
    boards.filter(({ raceId }) => raceId === id),
    upTo,
  );
  return atPrices(recommendation, {
    board: board?.provenance ?? null,
    priceOf: ({ interest, morningLine }) => priceThen(interest, morningLine, { board, upTo, postTime }),
    drift,
    isOff,
    sealedBet: betOn(recommendation, bets.get(id) ?? []),
  });
}

const NO_BETS: Known['bets'] = new Map();

/**
 * Saved recommendations at current prices, or at the prices at the off once a race is off. One whose id names no race
 * stays as saved.
 */
export function makePriceNow({ odds, sealedBets, clock, drift }: PriceNowDeps): PriceNow {
  return async function priceNow(recommendations) {
    const now = clock();
    const moments = recommendations.map((recommendation) => momentOf(recommendation, now));
    const named = moments.filter((moment) => moment !== null);
    const ran = named.flatMap(({ id, isOff }) => (isOff ? [id] : []));
    const [boards, bets] = await Promise.all([
      odds.latest(named.map(({ id, upTo }) => ({ raceId: id, before: upTo }))),
      ran.length === 0 ? NO_BETS : sealedBets(ran, now),
    ]);
    const known = { boards, bets, drift };
    return recommendations.map((recommendation, index) => {
      const moment = moments[index] ?? null;
      return moment === null ? recommendation : priced(recommendation, moment, known);
    });
  };
}
