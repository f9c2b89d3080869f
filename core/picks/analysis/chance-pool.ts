import { sumBy, sumOf } from '../../kernel/numbers.ts';

const normalized = (logs: readonly number[]): readonly number[] => {
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const sum = sumOf(weights);
  return weights.map((weight) => weight / sum);
};

/**
 * Chances moved by a tilt for each horse: chance x e^tilt, made to sum to one again. A tilt of zero for all
 * changes nothing; 0.7 about doubles a horse's chance against the others. Chances must be above zero.
 * Example: .5 and .5 with tilts .7 and 0 become .668 and .332.
 */
export const tilted = (chances: readonly number[], tilts: readonly number[]): readonly number[] =>
  chances.length === 0
    ? []
    : normalized(chances.map((chance, index) => Math.log(chance) + (tilts[index] ?? 0)));

/** A view of the chances with its share in the pool. */
export interface PooledView {
  readonly chances: readonly number[];
  readonly share: number;
}

/**
 * Logarithmic opinion pool: each chance is the product of the views' chances, each to the power of its share,
 * made to sum to one. It assumes the views are opinions on the same evidence; with shares that sum to one, equal
 * views come out unchanged. Example: .6/.4 and .4/.6 with equal shares give .5/.5.
 */
export function pooled(views: readonly PooledView[]): readonly number[] {
  const [first] = views;
  if (first === undefined || first.chances.length === 0) return [];
  return normalized(
    first.chances.map((_, chance) =>
      sumBy(views, ({ chances, share }) => share * Math.log(chances[chance] ?? 0)),
    ),
  );
}
