import type { Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { pastDayText } from '../../kernel/day-text.ts';
import { meanOf } from '../../kernel/numbers.ts';
import { listText } from '../../kernel/text.ts';
import type { Evidence } from '../evidence.ts';
import { amongField, type Measured } from './angle.ts';
import { having, likeToday } from './recent-races.ts';
import { placeText } from './wording.ts';

/** Points over the field's average that are full marks. */
const FULL = 14;

function measureOf(runner: Runner, evidence: Evidence): Measured | null {
  const { race } = evidence;
  if (race.surface === null) return null;
  const { footing } = courseOf(race.surface);
  const lastThree = having(likeToday(runner, evidence), 'speedFigure').slice(0, 3);
  const bestTwo = [...lastThree].sort((a, b) => b.speedFigure - a.speedFigure).slice(0, 2);
  if (bestTwo.length === 0) return null;
  const figureTexts = bestTwo.map(
    (past) => `${past.speedFigure} ${placeText(past)} on ${pastDayText(past.day, race.day)}`,
  );
  return {
    measure: meanOf(bestTwo.map((past) => past.speedFigure)),
    says: ({ isBest }) =>
      `ran ${listText(figureTexts)}${isBest ? `, best recent ${footing} figures in the field` : ''}`,
  };
}

/** Recent figures: the better two of the last three on today's footing within a year. */
export const speed = amongField('speed', FULL, measureOf);
