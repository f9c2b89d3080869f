import type { RaceLevel } from './race-level.ts';

/** A move from one race's level to another's, in points of the expected winner. */
export interface ClassMove {
  /** Above zero: the race is easier than the last. */
  readonly drop: number;
  readonly direction: 'down' | 'level' | 'up';
}

/** Less than this is no move. */
const SAME = 3;

/** `points` tells what winners of a level earn; the prior stands where it is left out. */
export function classMoveOf(
  from: RaceLevel,
  to: RaceLevel,
  points: (level: RaceLevel) => number = ({ prior }) => prior,
): ClassMove {
  const drop = points(from) - points(to);
  if (Math.abs(drop) < SAME) return { drop, direction: 'level' };
  return { drop, direction: drop > 0 ? 'down' : 'up' };
}
