import type { Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import type { Evidence } from '../evidence.ts';
import { amongField, type Measured } from './angle.ts';
import { average, having, likeToday } from './recent-races.ts';
import { ago, listText, trackName } from './wording.ts';

/** Points over the field's average that are full marks. */
const FULL = 14;

function measureOf(runner: Runner, evidence: Evidence): Measured | null {
  const { race } = evidence;
  const lastThree = having(likeToday(runner, evidence), 'speedFigure').slice(0, 3);
  const bestTwo = [...lastThree].sort((a, b) => b.speedFigure - a.speedFigure).slice(0, 2);
  if (bestTwo.length === 0) return null;
  const told = bestTwo.map(
    (past) => `${past.speedFigure} at ${trackName(past.track)} ${ago(past.day, race.day)}`,
  );
  return {
    measure: average(bestTwo.map((past) => past.speedFigure)),
    says: ({ isBest }) =>
      `ran ${listText(told)}${isBest ? `, the best recent ${courseOf(race.surface).footing} figures here` : ''}`,
  };
}

/** Recent figures: the better two of the last three on today's footing within a year. */
export const speed = amongField('speed', FULL, measureOf);
