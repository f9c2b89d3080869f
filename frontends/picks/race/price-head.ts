import type { PriceGiven } from '#kit/kit.ts';

/** What heads a column of prices on a board: which odds they are. */
export const headOf: Readonly<Record<PriceGiven['kind'], { readonly short: string; readonly long: string }>> =
  {
    live: { short: 'Now', long: 'Live odds; the arrow shows which way they moved' },
    stale: { short: 'Old', long: 'Out-of-date odds' },
    final: { short: 'Final', long: 'Final odds' },
    'morning line': { short: 'ML', long: 'Morning line' },
  };
