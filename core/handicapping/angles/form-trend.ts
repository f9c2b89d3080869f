import { eachAlone } from './angle.ts';
import { having, likeToday } from './recent-races.ts';

/** Points between the last figure and the one it is measured against that are full marks. */
const FULL = 12;

/** Form cycle: the last figure against the two before it; silent when it lies between them. */
export const formTrend = eachAlone('formTrend', (runner, evidence) => {
  const [last, second, third] = having(likeToday(runner, evidence), 'speedFigure').map(
    (past) => past.speedFigure,
  );
  if (last === undefined || second === undefined || third === undefined) return null;
  const [high, low] = [Math.max(second, third), Math.min(second, third)];
  if (last > high) {
    const rising = second > third ? 'rising figures' : 'a better last race';
    return { value: (last - high) / FULL, says: `${rising}: ${last} last time after ${second} and ${third}` };
  }
  if (last >= low) return null;
  return { value: (last - low) / FULL, says: `a poorer last race: ${last} after ${second} and ${third}` };
});
