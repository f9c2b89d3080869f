import { sumOf } from '../kernel/numbers.ts';
import { impliedByToOne } from './fraction.ts';

/** What a line of prices implies about the chances once the takeout is removed. */
export interface FairChances {
  /** In the order of the prices; they sum to one. */
  readonly chances: readonly number[];
  /** Sum of the implied chances of the known prices: 1.27 means 27% too much. Null without any price. */
  readonly overround: number | null;
  /** Which places had no price and were given the average of the others. */
  readonly assumed: readonly boolean[];
}

/** No price, however short, is believed to be certain, and none, however long, impossible. */
const LEAST = 1e-6;

const bounded = (chance: number): number => Math.min(Math.max(chance, LEAST), 1 - LEAST);

/**
 * Chances from odds to one (null: no price), one for each betting interest in the race.
 *
 * Proportional method: each implied chance 1 / (odds + 1), divided by their sum. It assumes that the takeout
 * and the caution of the linemaker press on every horse alike; in truth they press somewhat harder on long
 * prices. Example: 1-1, 2-1 and 3-1 imply 1/2, 1/3 and 1/4, together 13/12; the chances are 6/13, 4/13 and 3/13.
 * An interest without a price is given the mean implied chance of the others, and is marked as assumed.
 */
export function fairChances(prices: readonly (number | null)[]): FairChances {
  const implied = prices.map((price) => (price === null ? null : bounded(impliedByToOne(price))));
  const known = implied.filter((chance) => chance !== null);
  const overround = known.length === 0 ? null : sumOf(known);
  const average = overround === null ? 1 : overround / known.length;
  const filled = implied.map((chance) => chance ?? average);
  const sum = sumOf(filled);
  return {
    chances: filled.map((chance) => chance / sum),
    overround,
    assumed: implied.map((chance) => chance === null),
  };
}
