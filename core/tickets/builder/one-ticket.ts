import { type RankedLeg, type RankTicket, ranksFrom } from './ranked-leg.ts';

interface Sizes {
  readonly chance: number;
  readonly sizes: readonly number[];
}

/**
 * The one ticket with the highest chance that so many combinations buy, exactly. Within a leg the best set of k horses is
 * the k likeliest, so only the sizes are searched: the best for the legs from here on depends on nothing but how many
 * combinations are left for them, and `left` over a size takes few different whole values.
 */
export function oneTicket(legs: readonly RankedLeg[], combinations: number): RankTicket {
  const found = new Map<string, Sizes>();
  const bestFrom = (leg: number, left: number): Sizes => {
    const here = legs[leg];
    if (here === undefined) return { chance: 1, sizes: [] };
    const key = `${leg} ${left}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    let best: Sizes = { chance: 0, sizes: [] };
    for (let size = 1; size <= Math.min(left, here.chances.length); size += 1) {
      const later = bestFrom(leg + 1, Math.floor(left / size));
      const chance = (here.upTo[size] ?? 0) * later.chance;
      if (chance > best.chance) best = { chance, sizes: [size, ...later.sizes] };
    }
    found.set(key, best);
    return best;
  };
  return bestFrom(0, combinations).sizes.map((size) => ranksFrom(0, size));
}
