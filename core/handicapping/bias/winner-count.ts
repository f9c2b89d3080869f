/**
 * The chances of 0, 1, 2 … winners in all, when each race is won from a group with its own chance (the
 * Poisson-binomial distribution, worked out race by race and exact). Example: 1/2 and 1/2 give 1/4, 1/2, 1/4.
 */
export function winnerCountChances(chances: readonly number[]): readonly number[] {
  const at = new Float64Array(chances.length + 1);
  at[0] = 1;
  chances.forEach((chance, done) => {
    for (let count = done + 1; count >= 0; count -= 1) {
      at[count] = (at[count] ?? 0) * (1 - chance) + (count === 0 ? 0 : (at[count - 1] ?? 0) * chance);
    }
  });
  return [...at];
}

/** The chance, on a fair track, of so many winners or fewer, or of so many or more: twice the smaller, at most 1. */
export function strangeness(counts: readonly number[], winners: number): number {
  const sum = (from: number, to: number): number =>
    counts.slice(from, to).reduce((total, chance) => total + chance, 0);
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
 * Several strangenesses as they count when all were asked at once (Holm, 1979): the smallest times their number, the
 * next times one less, and never below one before. With it a fair track is called biased at most as often as one
 * question would.
 */
export function togetherStrange(values: readonly number[]): readonly number[] {
  const order = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value);
  const corrected = new Array<number>(values.length).fill(1);
  let highest = 0;
  order.forEach(({ value, at }, rank) => {
    highest = Math.max(highest, Math.min(1, value * (values.length - rank)));
    corrected[at] = highest;
  });
  return corrected;
}
