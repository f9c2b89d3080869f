import { MILE } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import { courseOf } from '../../card/surface.ts';

export const isSprintDistance = (yards: number): boolean => yards < MILE;

/** Where a horse was at the first call of a past race. */
export interface EarlyCall {
  readonly position: number;
  /** 0 for the leader. */
  readonly behind: number;
  readonly isSprint: boolean;
  readonly distanceYards: number;
  readonly fieldSize: number | null;
}

/** The first call of a past race; null over jumps, and where the line shows no call, surface or distance. */
export function earlyCall(past: PastPerformance): EarlyCall | null {
  const { firstCall, surface, distanceYards, fieldSize } = past;
  if (surface === null || distanceYards === null || firstCall.position === null) return null;
  if (courseOf(surface).footing === 'jumps') return null;
  const behind = firstCall.position === 1 ? 0 : firstCall.lengths;
  if (behind === null) return null;
  return {
    position: firstCall.position,
    behind,
    isSprint: isSprintDistance(distanceYards),
    distanceYards,
    fieldSize,
  };
}
