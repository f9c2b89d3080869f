import type { Wager } from './wager.ts';

const sharedBy = <Horse>(horses: readonly Horse[], other: ReadonlySet<Horse>): readonly Horse[] =>
  horses.filter((horse) => other.has(horse));

/**
 * How many ways there are to fill the places in order, a different horse from the set of each. A horse of the last set
 * that already stands in place j belongs to both sets, so
 * f(S1 … Sk) = |Sk| f(S1 … Sk-1) - the sum over j of f(S1 … Sj and Sk … Sk-1): at most 120 terms for five places, where
 * five sets of 20 horses make 1,860,480 orders. Each set names a horse once.
 */
export function countOrders<Horse>(sets: readonly (readonly Horse[])[]): number {
  const last = sets.at(-1);
  if (last === undefined) return 1;
  if (sets.some((set) => set.length === 0)) return 0;
  const before = sets.slice(0, -1);
  const inLast = new Set(last);
  return before.reduce(
    (count, set, place) => count - countOrders(before.with(place, sharedBy(set, inLast))),
    last.length * countOrders(before),
  );
}

/** The combinations a ticket is charged for: orders of different horses; of a quinella, pairs. */
export function countCombinations<Horse>(wager: Wager, sets: readonly (readonly Horse[])[]): number {
  const distinct = sets.map((set) => [...new Set(set)]);
  const orders = countOrders(distinct);
  if (wager !== 'quinella') return orders;
  const both = sharedBy(distinct[0] ?? [], new Set(distinct[1])).length;
  return orders - (both * (both - 1)) / 2;
}
