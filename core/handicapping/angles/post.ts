import type { Race } from '../../card/race.ts';
import { courseOf } from '../../card/surface.ts';
import { eachAlone } from './angle.ts';
import { isSprint } from './recent-races.ts';

/** From which gate on, how much it counts. Weak, common-practice priors until bias is measured on results. */
interface GateStep {
  readonly from: number;
  readonly value: number;
}

const TURF_ROUTE: readonly GateStep[] = [
  { from: 9, value: -0.6 },
  { from: 7, value: -0.3 },
  { from: 1, value: 0.2 },
];
const TURF_SPRINT: readonly GateStep[] = [
  { from: 9, value: -0.3 },
  { from: 1, value: 0.05 },
];
const DIRT_ROUTE: readonly GateStep[] = [
  { from: 10, value: -0.4 },
  { from: 1, value: 0.05 },
];
const DIRT_SPRINT: readonly GateStep[] = [
  { from: 9, value: -0.35 },
  { from: 2, value: 0.1 },
  { from: 1, value: -0.25 },
];

function stepsFor(race: Pick<Race, 'surface' | 'distanceYards'>): readonly GateStep[] {
  const { footing } = courseOf(race.surface);
  if (footing === 'jumps') return [];
  if (footing === 'turf') return isSprint(race) ? TURF_SPRINT : TURF_ROUTE;
  return isSprint(race) ? DIRT_SPRINT : DIRT_ROUTE;
}

/** The gate, by kind of race; over jumps there is none. */
export const post = eachAlone('post', ({ postPosition }, { race }) => {
  const step = stepsFor(race).find(({ from }) => postPosition >= from);
  if (step === undefined) return null;
  const kind = `${courseOf(race.surface).footing} ${isSprint(race) ? 'sprint' : 'route'}`;
  return { value: step.value, says: `draws post ${postPosition} in a ${kind}` };
});
