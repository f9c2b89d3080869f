import { sumBy } from '#core/kernel/numbers.ts';
import { paidPerDollar } from '#core/odds/breakage.ts';
import { type Pool, takeoutOn } from '#core/odds/takeout.ts';
import type { Payout } from '#core/results/race-result.ts';
import type { RaceRun } from '../meet/race-run.ts';
import type { Rng } from '../rng.ts';
import { type Bets, type Market, poolOf, trackOf } from './market.ts';
import { type Placings, placingsOf, profitParts, winningOrders } from './placings.ts';

/** A pool as it was settled. */
export interface SettledPool {
  readonly wager: string;
  readonly kind: Pool;
  /** Dollars bet, and the share kept of them. */
  readonly total: number;
  readonly takeout: number;
  /** Every winning bet: what was staked on it and what its tickets are paid, in dollars for `base`. */
  readonly winners: readonly {
    readonly numbers: string;
    readonly staked: number;
    readonly base: number;
    readonly payoff: number;
  }[];
}

/** A race with its market, ready to be paid. */
export interface Paid {
  readonly race: RaceRun;
  readonly market: Market;
}

/** Below so many interests there is no show, no superfecta. */
const SHOW_FROM = 5;
const SUPERFECTA_FROM = 6;
/** How sharply second, third and fourth places follow win shares in the public's eyes. */
const DISCOUNTS = [1, 0.81, 0.65, 0.65];

const EXOTICS = [
  { wager: 'Exacta', kind: 'exacta', depth: 2, base: 1, size: 0.75 },
  { wager: 'Trifecta', kind: 'trifecta', depth: 3, base: 0.5, size: 0.6 },
  { wager: 'Superfecta', kind: 'superfecta', depth: 4, base: 0.1, size: 0.35 },
] as const;
const DOUBLE_SIZE = 0.22;

const cents = (dollars: number): number => Math.floor(dollars * 100 + 1e-6) / 100;

function straight(paid: Paid, wager: string, kind: Pool, bets: Bets, places: number): SettledPool {
  const { race } = paid;
  const { share: takeout } = takeoutOn(trackOf(race.id), race.day, kind);
  const total = poolOf(bets);
  const parts = [...profitParts(placingsOf(race.finishes), places)];
  const staked = sumBy(parts, ([interest]) => bets.get(interest) ?? 0);
  const profit = Math.max(0, total * (1 - takeout) - staked);
  const winners = parts.map(([numbers, part]) => {
    const strength = bets.get(numbers) ?? 1;
    const payoff = cents(2 * paidPerDollar(1 + (profit * part) / strength, race.day));
    return { numbers, staked: strength, base: 2, payoff };
  });
  return { wager, kind, total, takeout, winners };
}

/** The public's chance of an order: Harville's formula with the later places discounted. */
function orderShare(order: readonly string[], { interests, shares }: Market): number {
  const left = new Map(interests.map((interest, index) => [interest, shares[index] ?? 0]));
  return order.reduce((product, interest, index) => {
    const power = DISCOUNTS[index] ?? 0.65;
    const total = sumBy([...left.values()], (share) => share ** power);
    const strength = (left.get(interest) ?? 0) ** power;
    left.delete(interest);
    return (product * strength) / total;
  }, 1);
}

interface Bet {
  readonly wager: string;
  readonly kind: Pool;
  readonly base: number;
  readonly total: number;
  /** Winning combinations with the share of the pool that the public has on each. */
  readonly winning: readonly { readonly numbers: string; readonly share: number }[];
}

function combined({ wager, kind, base, total, winning }: Bet, race: RaceRun, rng: Rng): SettledPool {
  const { share: takeout } = takeoutOn(trackOf(race.id), race.day, kind);
  const net = (total * (1 - takeout)) / winning.length;
  const winners = winning.map(({ numbers, share }) => {
    const liked = Math.exp(rng.fork(`${wager} ${numbers}`).normal(0, 0.15));
    const staked = Math.max(1, Math.floor((total * Math.min(0.9, share * liked)) / base)) * base;
    return { numbers, staked, base, payoff: cents(base * paidPerDollar(net / staked, race.day)) };
  });
  return { wager, kind, total, takeout, winners };
}

function exotics({ race, market }: Paid, placings: Placings, rng: Rng): readonly SettledPool[] {
  const offered = EXOTICS.filter(({ depth }) => depth < 4 || market.interests.length >= SUPERFECTA_FROM);
  return offered.flatMap(({ depth, size, ...bet }) => {
    const orders = winningOrders(placings, depth);
    const total = Math.round(poolOf(market.win) * size * Math.exp(rng.fork(bet.wager).normal(0, 0.2)));
    const winning = orders.map((order) => ({ numbers: order.join('-'), share: orderShare(order, market) }));
    return winning.length === 0 ? [] : [combined({ ...bet, total, winning }, race, rng)];
  });
}

const shareOf = ({ interests, shares }: Market, interest: string): number =>
  shares[interests.indexOf(interest)] ?? 0;

function double(first: Paid, second: Paid, rng: Rng): SettledPool {
  const winnersOf = ({ race }: Paid): readonly string[] => [...new Set(placingsOf(race.finishes)[0] ?? [])];
  const winning = winnersOf(first).flatMap((winner) =>
    winnersOf(second).map((other) => ({
      numbers: `${winner}-${other}`,
      share: shareOf(first.market, winner) * shareOf(second.market, other),
    })),
  );
  const total = Math.round(poolOf(second.market.win) * DOUBLE_SIZE);
  return combined({ wager: 'Daily Double', kind: 'daily double', base: 1, total, winning }, second.race, rng);
}

/** Settles every pool of a race; the double goes back to the race before, which the first race has not. */
export function settlePools(paid: Paid, before: Paid | null): readonly SettledPool[] {
  const { race, market } = paid;
  const rng = race.rng.fork('pools');
  const placings = placingsOf(race.finishes);
  return [
    straight(paid, 'Win', 'win', market.win, 1),
    straight(paid, 'Place', 'place', market.place, 2),
    ...(market.interests.length >= SHOW_FROM ? [straight(paid, 'Show', 'show', market.show, 3)] : []),
    ...exotics(paid, placings, rng),
    ...(before === null ? [] : [double(before, paid, rng)]),
  ];
}

/** Payoffs as a result prints them. */
export const payoutsOf = (pools: readonly SettledPool[]): readonly Payout[] =>
  pools.flatMap(({ wager, total, winners }) =>
    winners.map(({ numbers, base, payoff }) => ({
      wager,
      base,
      winningNumbers: numbers,
      correct: null,
      payoff,
      pool: total,
      carryover: null,
    })),
  );
