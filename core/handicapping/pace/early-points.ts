import type { PastPerformance } from '../../card/past-performance.ts';
import { sumBy } from '../../kernel/numbers.ts';
import { type EarlyCall, earlyCall, isSprintDistance } from './relevant-calls.ts';

/** Races that are rated, and how far back they are looked for. */
const RATED = 3;
const LOOKED_BACK = 5;

const NECK = 0.25;
const SEVEN_FURLONGS = 1540;

/** Most points with so many rated races. */
const CAPS = [1, 3, 5, 7] as const;

/** Points of a sprint when a sprint is run today; at seven furlongs and more the second point is for the leader only. */
function sprintPoints({ position, behind, distanceYards }: EarlyCall): number {
  const isNear = distanceYards >= SEVEN_FURLONGS ? position === 1 : behind <= 2;
  return Number(position <= 3) + Number(isNear);
}

/** Points of any race when a route is run today; at most two a race. */
function routePoints({ position, behind, isSprint }: EarlyCall): number {
  const near = isSprint ? Number(behind <= 6) + Number(behind <= 3) : Number(behind <= 3);
  return Math.min(2, Number(position <= 3) + near);
}

/** A route within a length of the lead says nothing about a sprint: an older race is used instead. */
const isBye = ({ isSprint, behind }: EarlyCall): boolean => !isSprint && behind <= 1;

interface Rating {
  readonly call: EarlyCall;
  readonly points: number;
}

function ratedFor(isSprintToday: boolean, calls: readonly EarlyCall[]): readonly Rating[] {
  if (!isSprintToday) return calls.map((call) => ({ call, points: routePoints(call) }));
  return calls
    .filter((call) => !isBye(call))
    .map((call) => ({ call, points: call.isSprint ? sprintPoints(call) : 0 }));
}

const isInRearHalf = ({ position, fieldSize }: EarlyCall): boolean =>
  fieldSize !== null && position > fieldSize / 2;

/**
 * Early-speed points, 0-8, after W. Quirin, Winning at the Races (1979): one to begin with, up to two for each of the
 * last three ratable races (of five looked at), eight for a horse at most a neck off the lead in all three, none for
 * one in the rear half in all three. Null while no race shows its first call. Example: three sprints second by a length: 7.
 */
export function earlyPoints(
  pastPerformances: readonly PastPerformance[],
  distanceYards: number,
): number | null {
  const calls = pastPerformances.slice(0, LOOKED_BACK).flatMap((past): EarlyCall[] => {
    const call = earlyCall(past);
    return call === null ? [] : [call];
  });
  if (calls.length === 0) return null;
  const rated = ratedFor(isSprintDistance(distanceYards), calls).slice(0, RATED);
  const sum = 1 + sumBy(rated, ({ points }) => points);
  const points = Math.min(sum, CAPS[rated.length] ?? 7);
  const isAll = (holds: (call: EarlyCall) => boolean): boolean =>
    rated.length === RATED && rated.every(({ call }) => holds(call));
  if (points === 7 && isAll(({ behind }) => behind <= NECK)) return 8;
  return points === 1 && isAll(isInRearHalf) ? 0 : points;
}
