import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Ratings, RunStyle } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import { meanOf, medianOf } from '#core/kernel/numbers.ts';
import { isRoute } from '../past/surface-times.ts';
import type { RacePlan } from './race-plan.ts';

const lengthsBack = (race: PastPerformance): number =>
  race.firstCall.position === 1 ? 0 : (race.firstCall.lengths ?? 99);

/** Lengths back at the first call, as usual for the last races: leads E, to 3 E/P, to 7 P, more S. Needs two races. */
function runStyleOf(races: readonly PastPerformance[]): RunStyle | null {
  if (races.length < 2) return null;
  const usual = medianOf(races.slice(0, 6).map(lengthsBack));
  if (usual < 0.5) return 'E';
  if (usual <= 3) return 'E/P';
  return usual <= 6 ? 'P' : 'S';
}

const wasRoute = ({ distanceYards }: PastPerformance): boolean =>
  distanceYards !== null && isRoute(distanceYards);

function sprintPoints(race: PastPerformance): number {
  if (wasRoute(race)) return 0;
  const position = race.firstCall.position ?? 99;
  return (position <= 3 ? 1 : 0) + (position === 1 || lengthsBack(race) <= 2 ? 1 : 0);
}

function routePoints(race: PastPerformance): number {
  const back = lengthsBack(race);
  if (wasRoute(race)) return (race.firstCall.position ?? 99) <= 3 ? 2 : back <= 3 ? 1 : 0;
  return back <= 3 ? 2 : back <= 6 ? 1 : 0;
}

/**
 * Early-speed points, 0-8, after W. Quirin, "Winning at the Races" (1979): one to start with, up to two more for
 * each of the last three races, eight for a horse that led every time, none for one always in the rear half.
 * Example: a sprinter 1st, 2nd by 1 and 6th by 5 at the first calls of three sprints has 1 + 2 + 2 + 0 = 5.
 */
function earlyPointsOf(races: readonly PastPerformance[], todayIsRoute: boolean): number | null {
  const last = races.slice(0, 3);
  if (last.length === 0) return null;
  const points = last.reduce((sum, race) => sum + (todayIsRoute ? routePoints(race) : sprintPoints(race)), 1);
  if (last.length < 3) return Math.min(points, last.length === 1 ? 3 : 5);
  if (last.every((race) => lengthsBack(race) <= 0.25)) return 8;
  const isRear = last.every((race) => (race.firstCall.position ?? 99) > (race.fieldSize ?? 0) / 2);
  return isRear ? 0 : Math.min(7, points);
}

function best(races: readonly PastPerformance[], holds: (race: PastPerformance) => boolean): number | null {
  const figures = races.filter(holds).flatMap((race) => race.speedFigure ?? []);
  return figures.length === 0 ? null : Math.max(...figures);
}

/** One number for class and form: recent figures first, the pars of the company kept second. Null without figures. */
function primePowerOf(races: readonly PastPerformance[], trainerSkill: number): number | null {
  const recent = races.slice(0, 4).filter((race) => race.speedFigure !== null);
  if (recent.length === 0) return null;
  const figures = meanOf(recent.map((race) => race.speedFigure ?? 0));
  const company = meanOf(recent.map((race) => race.speedPar ?? 0));
  return Math.round((40 + figures * 0.8 + company * 0.25 + trainerSkill * 30) * 100) / 100;
}

/** What the producer of a real card would have worked out from the horse's races (newest first). */
export function ratingsOf(
  races: readonly PastPerformance[],
  plan: RacePlan,
  today: { readonly track: string; readonly trainerSkill: number },
): Ratings {
  const onTurf = ({ surface }: PastPerformance): boolean => surface !== null && isTurf(surface);
  const sameKind = (race: PastPerformance): boolean => onTurf(race) === isTurf(plan.surface);
  const latestYear = races[0]?.day.slice(0, 4);
  return {
    runStyle: runStyleOf(races),
    earlyPoints: earlyPointsOf(races, isRoute(plan.distanceYards)),
    primePower: primePowerOf(races, today.trainerSkill),
    bestLife: best(races, () => true),
    bestFast: best(races, (race) => !onTurf(race) && race.condition === 'FT'),
    bestTurf: best(races, onTurf),
    bestOff: best(races, (race) => !onTurf(race) && race.condition !== 'FT'),
    bestDistance: best(races, (race) => race.distanceYards === plan.distanceYards && sameKind(race)),
    bestThisTrack: best(races, (race) => race.track === today.track && sameKind(race)),
    bestYear: best(races, (race) => race.day.slice(0, 4) === latestYear),
  };
}
