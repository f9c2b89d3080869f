/**
 * Conditional logit: a starter's strength is e to the weighted sum of its features, its chance its share of the
 * strengths of the field. It assumes that leaving a horse out changes the others in proportion. Example: two horses
 * with sums 1 and 0 have chances e / (e + 1) = .731 and .269. Source: McFadden 1974; Bolton and Chapman 1986 for
 * horses.
 */
export interface LogitWeights {
  /** By feature: weight per standard deviation. */
  readonly weights: readonly number[];
  /** By feature: standard deviation within races of the sample; 0 for a feature that never told apart. */
  readonly scales: readonly number[];
}

/**
 * Features of one race made comparable: each less its mean over the starters that have it, over its scale; a missing
 * one counts as the mean of the field. `raw` holds starter after starter, NaN where missing.
 */
export function standardised(raw: Float64Array, starters: number, scales: readonly number[]): Float64Array {
  const count = scales.length;
  const made = new Float64Array(raw.length);
  for (let at = 0; at < count; at += 1) {
    const scale = scales[at] ?? 0;
    if (scale === 0) continue;
    const middle = fieldMean(raw, starters, count, at);
    for (let row = 0; row < starters; row += 1) {
      const value = raw[row * count + at] ?? Number.NaN;
      if (!Number.isNaN(value)) made[row * count + at] = (value - middle) / scale;
    }
  }
  return made;
}

/** Mean of a feature over the starters that have it; 0 when none has. */
export function fieldMean(raw: Float64Array, starters: number, count: number, at: number): number {
  let sum = 0;
  let told = 0;
  for (let row = 0; row < starters; row += 1) {
    const value = raw[row * count + at] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    told += 1;
  }
  return told === 0 ? 0 : sum / told;
}

/** Chances of the starters, together one, from standardised features. */
export function logitChances(made: Float64Array, starters: number, weights: readonly number[]): Float64Array {
  const count = weights.length;
  const chances = new Float64Array(starters);
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < starters; row += 1) {
    let sum = 0;
    for (let at = 0; at < count; at += 1) sum += (weights[at] ?? 0) * (made[row * count + at] ?? 0);
    chances[row] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let row = 0; row < starters; row += 1) {
    const strength = Math.exp((chances[row] ?? 0) - most);
    chances[row] = strength;
    all += strength;
  }
  for (let row = 0; row < starters; row += 1) chances[row] = (chances[row] ?? 0) / all;
  return chances;
}

/** Chances of the betting interests: those of their starters together, held to 1 against rounding. */
export function byInterest(
  chances: Float64Array,
  interestOf: readonly number[],
  interests: number,
): readonly number[] {
  const sums = new Array<number>(interests).fill(0);
  chances.forEach((chance, row) => {
    const at = interestOf[row] ?? -1;
    if (at >= 0) sums[at] = (sums[at] ?? 0) + chance;
  });
  return sums.map((sum) => Math.min(1, sum));
}
