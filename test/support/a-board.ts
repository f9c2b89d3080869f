import type { RaceId } from '#core/card/race.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { Tier } from '#core/kernel/provenance.ts';
import type { Board, BoardInterest, PoolMoney } from '#core/odds/board.ts';

const NO_MONEY: PoolMoney = { win: null, place: null, show: null };

export interface BoardAsked {
  readonly raceId: string;
  readonly at: Instant | number;
  readonly tier?: Tier;
  readonly source?: string;
  /** Prices to one of 1, 2, 3 …; null for a number without one. */
  readonly prices?: readonly (number | null)[];
  readonly winPool?: number | null;
}

/** An invented board: numbers 1 to 6 at the prices of an ordinary line unless overridden. */
export function aBoard({
  raceId,
  at,
  tier = 'live',
  source = 'A tote',
  prices = [2, 3, 4, 6, 10, 20],
  winPool = null,
}: BoardAsked): Board {
  const interests = prices.map(
    (toOne, nth): BoardInterest => ({
      interest: String(nth + 1),
      toOne,
      money: NO_MONEY,
      isScratched: false,
    }),
  );
  const provenance = { tier, source, at: instant(at) };
  return { raceId: raceId as RaceId, provenance, interests, pools: { ...NO_MONEY, win: winPool } };
}
