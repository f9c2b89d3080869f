import type { PastPerformance } from '../../card/past-performance.ts';
import { eachAlone } from './angle.ts';
import { likeToday } from './recent-races.ts';
import { ordinal } from './wording.ts';

/** Points against par from which an early pace counts as fast or slow. */
const FAR_FROM_PAR = 5;
const CLOSE = 2;
const GAINED = 3;

/** Close to a fast pace last time and not far beaten, or behind a slow one and still gaining. */
function againstThePace(last: PastPerformance): { value: number; says: string } | null {
  const { raceShape1: shape, firstCall: early, crossed } = last;
  if (shape === null || early.position === null || early.lengths === null || crossed.position === null)
    return null;
  const wasClose = early.position === 1 || early.lengths <= CLOSE;
  const gained = early.position - crossed.position;
  if (shape >= FAR_FROM_PAR && wasClose && crossed.position <= 4) {
    const how = early.position === 1 ? 'led' : `was ${ordinal(early.position)} early in`;
    const end = crossed.position === 1 ? 'won' : `still finished ${ordinal(crossed.position)}`;
    return { value: 0.5, says: `${how} a pace ${shape} points faster than par last time and ${end}` };
  }
  if (shape <= -FAR_FROM_PAR && gained >= GAINED && crossed.position <= 4) {
    const how = `went from ${ordinal(early.position)} to ${ordinal(crossed.position)} last time`;
    return { value: 0.5, says: `${how} behind a pace ${-shape} points slower than par` };
  }
  return null;
}

/** A last race that was better than it looks for how it was run. */
export const trip = eachAlone('trip', (runner, evidence) => {
  const last = likeToday(runner, evidence)[0];
  return last === undefined || last !== runner.pastPerformances?.[0] ? null : againstThePace(last);
});
