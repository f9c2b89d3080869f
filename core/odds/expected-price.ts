import type { Price } from '../card/price.ts';

/** How far a price may still rise: fitted on real morning lines, chosen by hand for a board. */
export interface PriceDrift {
  /** In logs of what a dollar returns: intercept + slope x log(line + 1). */
  readonly line: { readonly intercept: number; readonly slope: number };
  /** What a dollar returns on the board, times this. */
  readonly board: number;
}

/**
 * The longest price that can still be expected of a horse, in odds to one: of a morning line the price that one horse
 * in four goes off at or above, of a board the price somewhat longer than now. Example: with intercept -0.287 and slope
 * 1.393 a line of 3-1 gives 4.2 to one. A final price moves no more.
 */
export function expectedPrice({ kind, toOne }: Pick<Price, 'kind' | 'toOne'>, drift: PriceDrift): number {
  if (kind === 'final') return toOne;
  if (kind !== 'morning line') return (toOne + 1) * drift.board - 1;
  const { intercept, slope } = drift.line;
  return Math.max(toOne, Math.exp(intercept + slope * Math.log(toOne + 1)) - 1);
}
