import type { PriceKind } from '#kit/kit.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

/** Which odds a bet was measured by: the live ones where a source had any for the horse, else the morning line. */
export function priceKind(
  { liveOddsData }: Pick<Recommendation, 'liveOddsData'>,
  programNumber: string,
): PriceKind {
  const live = liveOddsData.find((row) => row.programNumber === programNumber);
  return live?.currentOdds ? 'live' : 'morning-line';
}
