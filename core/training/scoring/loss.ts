import { sumBy } from '../../kernel/numbers.ts';

const LEAST = 1e-12;

/** Minus ln of the chance given to what happened; a dead heat counts each winner by its share. Lower is better. */
export const lossOf = (chances: readonly number[], won: readonly number[]): number =>
  won.reduce(
    (sum, share, index) => (share > 0 ? sum - share * Math.log(Math.max(chances[index] ?? 0, LEAST)) : sum),
    0,
  );

/** Mean over the interests of the squared difference between chance and outcome. */
export const brierOf = (chances: readonly number[], won: readonly number[]): number =>
  chances.reduce((sum, chance, index) => sum + (chance - (won[index] ?? 0)) ** 2, 0) / chances.length;

/** Share of the win that the interest with the highest chance got; equal highest ones share. */
export function topPickShare(chances: readonly number[], won: readonly number[]): number {
  const best = Math.max(...chances);
  const tops = chances.flatMap((chance, index) => (chance >= best - 1e-12 ? [index] : []));
  return sumBy(tops, (top) => won[top] ?? 0) / tops.length;
}
