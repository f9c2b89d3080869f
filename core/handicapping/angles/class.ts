import { pastClassInWords } from '../../card/race-class.ts';
import { eachAlone } from './angle.ts';
import { having, likeToday } from './recent-races.ts';

/** Points of par between two classes that are full marks. */
const FULL = 18;
/** Less than this is no change of class. */
const SAME = 3;
const LOOKED_AT = 5;
/** A figure this close under par counts as having reached it. */
const NEAR = 2;

/** The move in class: what an average winner of the last race's class earns, against today's. */
export const classMove = eachAlone('classMove', (runner, { race }) => {
  const last = runner.pastPerformances?.[0];
  const today = race.pars.speed;
  if (last === undefined || last.speedPar === null || today === null) return null;
  const drop = last.speedPar - today;
  if (Math.abs(drop) < SAME) return null;
  const from = pastClassInWords(last);
  const move = drop > 0 ? 'class drop' : 'class rise';
  return {
    value: drop / FULL,
    says: `${move} from ${from === null ? `par ${last.speedPar}` : `${from} (par ${last.speedPar})`} to par ${today}`,
  };
});

/** Whether the horse has run figures that win at today's level: in half of its races or more, or never. */
export const parReached = eachAlone('parReached', (runner, evidence) => {
  const par = evidence.race.pars.speed;
  const figures = having(likeToday(runner, evidence), 'speedFigure').slice(0, LOOKED_AT);
  if (par === null || figures.length < 2) return null;
  const reached = figures.filter((past) => past.speedFigure >= par - NEAR).length;
  const span = `last ${figures.length}`;
  if (reached > 0) {
    if (2 * reached < figures.length) return null;
    const says = `ran to today's par of ${par} in ${reached} of ${span}`;
    return { value: reached / figures.length, says };
  }
  const best = Math.max(...figures.map((past) => past.speedFigure));
  return { value: -(par - best) / FULL, says: `no better than ${best} in the ${span}, par ${par}` };
});
