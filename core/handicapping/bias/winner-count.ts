import { sumOf } from '../../kernel/numbers.ts';
/**
 * The chances of 0, 1, 2 … winners in all, when each race is won from a group with its own chance (the
 * Poisson-binomial distribution, computed race by race, exact). Example: 1/2 and 1/2 give 1/4, 1/2, 1/4.
 */
export function winnerCountChances(chances: readonly number[]): readonly number[] {
  const index = new Float64Array(chances.length + 1);
  index[0] = 1;
  chances.forEach((chance, done) => {
    for (let count = done + 1; count >= 0; count -= 1) {
      index[count] =
        (index[count] ?? 0) * (1 - chance) + (count === 0 ? 0 : (index[count - 1] ?? 0) * chance);
    }
  });
  return [...index];
}

/** The chance, on a fair track, of so many winners or fewer, or of so many or more: twice the smaller, at most 1. */
export function pValue(counts: readonly number[], winners: number): number {
  const sum = (from: number, to: number): number => sumOf(counts.slice(from, to));
  return Math.min(1, 2 * Math.min(sum(0, winners + 1), sum(winners, counts.length)));
}

/** The counts between which a fair track stays with the given chance. */
export function fairRange(counts: readonly number[], chance: number): readonly [least: number, most: number] {
  const tail = (1 - chance) / 2;
  let below = 0;
  let least = 0;
  let most = 0;
  counts.forEach((share, count) => {
    if (below <= tail) least = count;
    if (below < 1 - tail) most = count;
    below += share;
  });
  return [least, most];
}

/**
 * p-values corrected for testing several at once (Holm, 1979): the smallest times their number, the
 * next times one less, and never below one before. With it a fair track is called biased at most as often as a single test
 * would.
 */
export function holmAdjusted(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => a.value - b.value);
  const corrected = new Array<number>(values.length).fill(1);
  let highest = 0;
  order.forEach(({ value, index }, rank) => {
    highest = Math.max(highest, Math.min(1, value * (values.length - rank)));
    corrected[index] = highest;
  });
  return corrected;
}
