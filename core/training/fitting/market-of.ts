import type { BettingInterest, Coupled } from '../../card/betting-interest.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import { bettingPlaceOf } from '../../results/ran-for-money.ts';

/** What the public said of the betting interests of a race, and what they did. In the order of the evidence. */
export interface Market {
  readonly numbers: readonly string[];
  /** Odds to 1 at the off. */
  readonly odds: readonly number[];
  /** The public's final chances, together one. */
  readonly chances: readonly number[];
  /** 1 for the winner, equal shares in a dead heat. */
  readonly won: readonly number[];
  /** Interests in the order of official placing as far as single horses hold the places; at most three. */
  readonly order: readonly number[];
}

const LOWEST_PLACE = 5;

/** Official place among those with money bet on them; null without one. */
const paidPlaceOf = (horse: Finisher, result: RaceResult): number | null =>
  horse.official === null ? null : bettingPlaceOf(horse, result);

function orderOf(numbers: readonly string[], result: RaceResult): readonly number[] {
  const order: number[] = [];
  for (let place = 1; place <= LOWEST_PLACE && order.length < 3; place += 1) {
    const finishers = result.starters.filter((horse) => paidPlaceOf(horse, result) === place);
    const index = numbers.indexOf(String(finishers[0]?.bettingInterest));
    if (finishers.length !== 1 || index < 0) return order;
    if (!order.includes(index)) order.push(index);
  }
  return order;
}

/** The win tickets of a race. */
interface TicketsOf {
  readonly interests: readonly Pick<BettingInterest<Coupled>, 'runners'>[];
}

/** The market of a race; null where an interest has no price or no winner is reported. */
export function marketOf({ interests }: TicketsOf, result: RaceResult): Market | null {
  const ticketOf = new Map(result.starters.map((horse) => [horse.programNumber, horse] as const));
  const tickets = interests.map(({ runners: [first] }) => ticketOf.get(String(first?.programNumber)));
  const prices = tickets.map((horse) => horse?.odds ?? null);
  const odds = prices.filter((price) => price !== null);
  if (odds.length < 2 || odds.length !== interests.length) return null;
  const numbers = tickets.map((horse) => String(horse?.bettingInterest));
  const winners = new Set(
    result.starters
      .filter((horse) => paidPlaceOf(horse, result) === 1)
      .map(({ bettingInterest }) => bettingInterest),
  );
  const among = numbers.filter((number) => winners.has(number)).length;
  if (among === 0) return null;
  return {
    numbers,
    odds,
    chances: fairChances(prices).chances,
    won: numbers.map((number) => (winners.has(number) ? 1 / among : 0)),
    order: orderOf(numbers, result),
  };
}
