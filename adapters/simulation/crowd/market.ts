import { sumOf } from '#core/kernel/numbers.ts';
import { paidPerDollar } from '#core/odds/breakage.ts';
import { takeoutOn } from '#core/odds/takeout.ts';
import type { RaceRun } from '../meet/race-run.ts';
import { type Crowd, finalShares, interestChances } from './opinion.ts';

/** Dollars by betting interest. */
export type Bets = ReadonlyMap<string, number>;

/** The straight pools of a race at the off. */
export interface Market {
  readonly interests: readonly string[];
  /** Shares of the win pool, in the order of the interests. */
  readonly shares: readonly number[];
  readonly win: Bets;
  readonly place: Bets;
  readonly show: Bets;
  /** To 1, as they pay, breakage taken off. */
  readonly odds: ReadonlyMap<string, number>;
  readonly favorites: readonly string[];
}

/** Dollars in the win pool of an ordinary race, and of the other pools against it. */
const WIN_POOL = 320_000;
const STAKES_POOL = 1.9;
const PLACE_SHARE = 0.42;
const SHOW_SHARE = 0.28;
/** Place and show money is spread more evenly. */
const SPREAD_OUT = 0.8;
const LEAST_BET = 50;

export const poolOf = (bets: Bets): number => sumOf([...bets.values()]);

function betsOf(interests: readonly string[], shares: readonly number[], pool: number): Bets {
  const total = sumOf(shares);
  return new Map(
    interests.map((interest, index) => [
      interest,
      Math.max(LEAST_BET, Math.round((pool * (shares[index] ?? 0)) / total)),
    ]),
  );
}

/** What a winning dollar would be paid on each interest. */
export function winOdds(bets: Bets, { id, day }: Pick<RaceRun, 'id' | 'day'>): ReadonlyMap<string, number> {
  const net = poolOf(bets) * (1 - takeoutOn(trackOf(id), day, 'win').share);
  const odds = (dollars: number): number => Math.round((paidPerDollar(net / dollars, day) - 1) * 100) / 100;
  return new Map([...bets].map(([interest, dollars]) => [interest, odds(dollars)]));
}

/** `saratoga` of `demo-saratoga-2026-08-01-1`. */
export const trackOf = (id: RaceRun['id']): string => /^demo-(.+)-\d{4}-/.exec(id)?.[1] ?? '';

/** Where the public put its money. */
export function marketOf(race: RaceRun, crowd: Crowd): Market {
  const rng = race.rng.fork('crowd');
  const chances = interestChances(race);
  const interests = [...chances.keys()];
  const shares = finalShares([...chances.values()], crowd, rng.fork('opinion'));
  const pool = WIN_POOL * (race.plan.isStakes ? STAKES_POOL : 1) * Math.exp(rng.normal(0, 0.25));
  const even = shares.map((share) => share ** SPREAD_OUT);
  const win = betsOf(interests, shares, pool);
  const odds = winOdds(win, race);
  const most = Math.max(...win.values());
  return {
    interests,
    shares,
    win,
    place: betsOf(interests, even, pool * PLACE_SHARE),
    show: betsOf(interests, even, pool * SHOW_SHARE),
    odds,
    favorites: interests.filter((interest) => win.get(interest) === most),
  };
}
