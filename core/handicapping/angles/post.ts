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

interface KindOfRace {
  readonly steps: readonly GateStep[];
  /** `turf sprint`. */
  readonly name: string;
}

/** Null over jumps, where there is no gate, and where surface or distance is unknown. */
function kindOf({ surface, distanceYards }: Pick<Race, 'surface' | 'distanceYards'>): KindOfRace | null {
  const isShort = isSprint({ distanceYards });
  if (surface === null || isShort === null) return null;
  const { footing } = courseOf(surface);
  if (footing === 'jumps') return null;
  const [sprint, route] = footing === 'turf' ? [TURF_SPRINT, TURF_ROUTE] : [DIRT_SPRINT, DIRT_ROUTE];
  return { steps: isShort ? sprint : route, name: `${footing} ${isShort ? 'sprint' : 'route'}` };
}

/** The gate, by kind of race. */
export const post = eachAlone('post', ({ postPosition }, { race }) => {
  const kind = kindOf(race);
  if (postPosition === null || kind === null) return null;
  const step = kind.steps.find(({ from }) => postPosition >= from);
  if (step === undefined) return null;
  return { value: step.value, says: `draws post ${postPosition} in a ${kind.name}` };
});
