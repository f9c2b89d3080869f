/**
 * Conditional logit: a starter's strength is e to the weighted sum of its features, its chance its share of the
 * strengths of the field. It assumes that leaving a horse out changes the others in proportion. Example: two horses
 * with sums 1 and 0 have chances e / (e + 1) = .731 and .269. Source: McFadden 1974; Bolton and Chapman 1986 for
 * horses.
 */
export interface LogitWeights {
  /** By feature: weight per standard deviation. */
  readonly weights: readonly number[];
  /** By feature: standard deviation within races of the sample; 0 for a feature that never varied. */
  readonly scales: readonly number[];
}

/**
 * Features of one race made comparable: each less its mean over the starters that have it, over its scale; a missing
 * one counts as the mean of the field. `raw` holds starter after starter, NaN where missing.
 */
export function standardized(raw: Float64Array, starters: number, scales: readonly number[]): Float64Array {
  const count = scales.length;
  const scaled = new Float64Array(raw.length);
  for (let column = 0; column < count; column += 1) {
    const scale = scales[column] ?? 0;
    if (scale === 0) continue;
    const middle = fieldMean(raw, starters, count, column);
    for (let row = 0; row < starters; row += 1) {
      const value = raw[row * count + column] ?? Number.NaN;
      if (!Number.isNaN(value)) scaled[row * count + column] = (value - middle) / scale;
    }
  }
  return scaled;
}

/** Mean of a feature over the starters that have it; 0 when none has. */
export function fieldMean(raw: Float64Array, starters: number, count: number, column: number): number {
  let sum = 0;
  let known = 0;
  for (let row = 0; row < starters; row += 1) {
    const value = raw[row * count + column] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    known += 1;
  }
  return known === 0 ? 0 : sum / known;
}

/** Chances of the starters, together one, from standardized features. */
export function logitChances(
  scaled: Float64Array,
  starters: number,
  weights: readonly number[],
): Float64Array {
  const count = weights.length;
  const chances = new Float64Array(starters);
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < starters; row += 1) {
    let sum = 0;
    for (let column = 0; column < count; column += 1)
      sum += (weights[column] ?? 0) * (scaled[row * count + column] ?? 0);
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
    const column = interestOf[row] ?? -1;
    if (column >= 0) sums[column] = (sums[column] ?? 0) + chance;
  });
  return sums.map((sum) => Math.min(1, sum));
}
