import type { RunStyle } from '../../card/runner.ts';
import { type PaceShape, projectPace } from '../pace.ts';
import { eachAlone } from './angle.ts';
import { STYLE_WORDS } from './wording.ts';

/** What each running style is worth in each shape of race. Chosen by hand from common practice. */
const FIT: Readonly<Record<PaceShape, Readonly<Record<RunStyle, number>>>> = {
  hot: { E: -0.6, 'E/P': -0.15, P: 0.4, S: 0.6 },
  contested: { E: 0, 'E/P': 0.2, P: 0.15, S: 0 },
  slow: { E: 0.55, 'E/P': 0.4, P: -0.1, S: -0.5 },
  'lone speed': { E: 0.1, 'E/P': 0, P: -0.15, S: -0.4 },
};

const SHAPES: Readonly<Record<PaceShape, string>> = {
  hot: 'a duel up front threatens',
  contested: 'the pace looks honest',
  slow: 'the pace looks slow',
  'lone speed': 'a lone leader may get away',
};

/** How the horse's running style suits the pace the field promises. */
export const paceFit = eachAlone('paceFit', (runner, evidence) => {
  const pace = projectPace(evidence);
  const style = runner.ratings.runStyle;
  if (pace.shape === 'open') return null;
  if (pace.loneSpeed === runner.programNumber) {
    const [first, second] = pace.topPoints;
    const next = second === undefined ? '' : `, next best ${second}`;
    const points = first === undefined ? '' : ` (${first} early points${next})`;
    return { value: 1, says: `the only early speed${points}` };
  }
  if (style === null) return null;
  const points = pace.topPoints.length < 2 ? '' : ` (top early points ${pace.topPoints.join(', ')})`;
  return { value: FIT[pace.shape][style], says: `${STYLE_WORDS[style]}, ${SHAPES[pace.shape]}${points}` };
});
