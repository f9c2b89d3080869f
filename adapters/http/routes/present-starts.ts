import type { StartsRecord } from '#core/record-search/record.ts';

/** A profit in percent as what came back for each dollar. */
const perDollar = (roi: number): number => 1 + roi / 100;

/** Starts with their shares and return, each with its range. */
export const presentStarts = ({ roi, roiRange, ...record }: StartsRecord) => ({
  starts: record.starts,
  wins: record.wins,
  winPercent: record.winRate,
  winRange: record.winRange,
  inTheMoneyPercent: record.inTheMoneyRate,
  returnPerDollar: roi === null ? null : perDollar(roi),
  returnRange: roiRange === null ? null : { low: perDollar(roiRange.low), high: perDollar(roiRange.high) },
  priced: record.priced,
});
