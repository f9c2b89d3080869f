import type { FinishOrder } from '../handicapping/finish-order.ts';
import { sumBy } from '../kernel/numbers.ts';
import type { Wager } from './wager.ts';

/**
 * The chance that a ticket pays, by the order of finish; horses by their place in the list of win chances, each set
 * naming a horse once. No two combinations of a ticket come in together, so their chances add up.
 */
export function chanceOfSets(order: FinishOrder, wager: Wager, sets: readonly (readonly number[])[]): number {
  const [first = [], second = []] = sets;
  switch (wager) {
    case 'win':
      return sumBy(first, (horse) => order.win[horse] ?? 0);
    case 'place':
      return sumBy(first, (horse) => order.place[horse] ?? 0);
    case 'show':
      return sumBy(first, (horse) => order.show[horse] ?? 0);
    case 'quinella': {
      const both = first.filter((horse) => second.includes(horse));
      return order.among([first, second]) + order.among([second, first]) - order.among([both, both]);
    }
    default:
      return order.among(sets);
  }
}

const CENTS = 100;

/** Dollars to the cent. */
export const toCents = (dollars: number): number => Math.round(dollars * CENTS) / CENTS;

/** Dollars for a ticket of so many combinations at a base stake in dollars: ten for ten cents are $1.00. */
export const ticketCost = (base: number, combinations: number): number => toCents(base * combinations);
