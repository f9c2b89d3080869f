import { counted, countText, percentText, signedPercentText } from '../kernel/text.ts';
import type { Interval, StartsRecord } from './record.ts';

export const share = (percent: number): string => percentText(percent / 100);
export const signed = (percent: number, digits = 0): string => signedPercentText(percent / 100, digits);
const range = ({ low, high }: Interval): string => `95% range ${low.toFixed(0)}% to ${high.toFixed(0)}%`;

/** `ROI −30.0% (95% range −62% to +17%).` */
export function returnOf({ roi, roiRange, priced, starts }: StartsRecord): string {
  if (roi === null || roiRange === null) return 'No odds are reported.';
  const sample = priced === starts ? '' : ` on the ${counted(priced, 'start')} with odds`;
  return `ROI ${signed(roi, 1)}${sample} (95% range ${signed(roiRange.low)} to ${signed(roiRange.high)}).`;
}

/** `14 for 80, 17.5% (95% range 11% to 27%); 16.7 wins expected at the odds`. */
export function winsOf({ starts, wins, winRate, winRange, expectedWins }: StartsRecord): string {
  const ends = winRate === null || winRange === null ? '' : `, ${share(winRate)} (${range(winRange)})`;
  const expected = expectedWins === null ? '' : `; ${expectedWins.toFixed(1)} wins expected at the odds`;
  return `${countText(wins)} for ${countText(starts)}${ends}${expected}`;
}
