import type { PastPerformance } from '../../card/past-performance.ts';
import type { RunStyle } from '../../card/runner.ts';
import { medianOf } from '../../kernel/numbers.ts';
import { type EarlyCall, earlyCall, isSprintDistance } from './relevant-calls.ts';

const MOST_RACES = 10;
const LEAST_RACES = 2;

/** Median lengths behind at the first call, up to which a style reaches. */
const REACH: readonly (readonly [style: RunStyle, lengths: number])[] = [
  ['E', 0.99],
  ['E/P', 3],
  ['P', 7],
  ['S', Number.POSITIVE_INFINITY],
];

/** The style of a horse so many lengths behind at the first call on the whole. */
export const styleAt = (lengths: number): RunStyle => REACH.find(([, most]) => lengths <= most)?.[0] ?? 'S';

/**
 * The running style from the first calls of the last ten races at today's kind of distance (sprint or route), or
 * of all when those are fewer than two: early (led, or under a length back), early presser (to three lengths),
 * presser (to seven), sustained. Null with fewer than two. Thresholds: ALL-Ways; styles: BRIS.
 */
export function runningStyle(
  pastPerformances: readonly PastPerformance[],
  distanceYards: number,
): RunStyle | null {
  const calls = pastPerformances.flatMap((past): EarlyCall[] => {
    const call = earlyCall(past);
    return call === null ? [] : [call];
  });
  const alike = calls.filter(({ isSprint }) => isSprint === isSprintDistance(distanceYards));
  const counted = (alike.length < LEAST_RACES ? calls : alike).slice(0, MOST_RACES);
  if (counted.length < LEAST_RACES) return null;
  return styleAt(medianOf(counted.map(({ behind }) => behind)));
}
