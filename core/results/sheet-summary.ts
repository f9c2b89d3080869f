import { sumBy } from '../kernel/numbers.ts';
import type { RefusedRace, ResultSheet } from './result-sheet.ts';

/** How much a sheet holds, for the person who imported it. */
export interface SheetSummary {
  /** Kept races, cancelled ones included. */
  readonly races: number;
  readonly cancelled: number;
  readonly starters: number;
  readonly payouts: number;
  readonly refused: readonly RefusedRace[];
  /** A race was refused: the day is not whole. */
  readonly partial: boolean;
}

/** Counts what a sheet holds. */
export function summaryOf({ races, refused }: ResultSheet): SheetSummary {
  return {
    races: races.length,
    cancelled: races.filter(({ cancelled }) => cancelled !== null).length,
    starters: sumBy(races, ({ starters }) => starters.length),
    payouts: sumBy(races, ({ payouts }) => payouts.length),
    refused,
    partial: refused.length > 0,
  };
}
