import type { Price } from '../card/price.ts';

/** How far a price may still rise: fitted on real morning lines, set by hand for the board. */
export interface PriceDrift {
  /** Log of what a dollar returns: intercept + slope x log(line + 1). */
  readonly line: { readonly intercept: number; readonly slope: number };
  /** Factor on what a dollar returns at the board price. */
  readonly board: number;
}

/**
 * The longest price a horse can still be expected to reach, in odds to one: from a morning line, the price that one horse
 * in four goes off at or above; from a board price, a somewhat longer one. Example: with intercept -0.287 and slope 1.393
 * a line of 3-1 gives 4.2 to one. A final price no longer moves.
 */
export function expectedPrice({ kind, toOne }: Pick<Price, 'kind' | 'toOne'>, drift: PriceDrift): number {
  if (kind === 'final') return toOne;
  if (kind !== 'morning line') return (toOne + 1) * drift.board - 1;
  const { intercept, slope } = drift.line;
  return Math.max(toOne, Math.exp(intercept + slope * Math.log(toOne + 1)) - 1);
}
