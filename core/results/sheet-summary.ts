import { sumBy } from '../kernel/numbers.ts';
import { openDoubts } from './doubt.ts';
import type { RefusedRace, ResultSheet } from './result-sheet.ts';

/** How much a sheet holds, for the person who imported it. */
export interface SheetSummary {
  /** Kept races, cancelled ones included. */
  readonly races: number;
  readonly cancelled: number;
  readonly starters: number;
  readonly payouts: number;
  readonly refused: readonly RefusedRace[];
  /** Stored races with undecided doubts, one sentence per doubt; omitted when there are none. */
  readonly doubtful?: readonly { readonly raceNumber: number; readonly doubts: readonly string[] }[];
  /** A race was refused: the day is not whole. */
  readonly partial: boolean;
}

/** Counts what a sheet holds. */
export function summaryOf({ races, refused }: ResultSheet): SheetSummary {
  const doubtful = races.flatMap((race) => {
    const doubts = openDoubts(race).map(({ sentence }) => sentence);
    return doubts.length === 0 ? [] : [{ raceNumber: race.raceNumber, doubts }];
  });
  return {
    races: races.length,
    cancelled: races.filter(({ cancelled }) => cancelled !== null).length,
    starters: sumBy(races, ({ starters }) => starters.length),
    payouts: sumBy(races, ({ payouts }) => payouts.length),
    refused,
    ...(doubtful.length === 0 ? {} : { doubtful }),
    partial: refused.length > 0,
  };
}
