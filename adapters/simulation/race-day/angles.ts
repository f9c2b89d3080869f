import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Angle } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import { daysBetween } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';
import type { HorsePopulation } from '../horse-population.ts';
import { isRoute } from '../past/surface-times.ts';
import { angleOf, type Hand } from '../people.ts';
import type { RacePlan } from './race-plan.ts';

const MOST = 6;
const LAYOFF_DAYS = 45;

type Situation = readonly [applies: boolean, label: string];

/** What the horse and the race of the day are. */
function situationsToday(horse: Horse, plan: RacePlan): readonly Situation[] {
  const onTurf = isTurf(plan.surface);
  const route = isRoute(plan.distanceYards);
  return [
    [horse.blinkers === 'on today', '1stTimeBlinkers'],
    [horse.blinkers === 'off today', 'Blinkers off'],
    [horse.lasix === 'first today', '1st time lasix'],
    [horse.age === 2, '2YO'],
    [plan.stage === 'claiming', 'Claiming'],
    [plan.step.raceType === 'M', 'Maiden Clming'],
    [plan.step.raceType === 'S', 'Maiden Sp Wt'],
    [plan.step.raceType.startsWith('G'), 'Graded Stakes'],
    [plan.step.raceType === 'N', 'NonGraded Stk'],
    [route, 'Routes'],
    [!route, 'Sprints'],
    [onTurf, 'Turf starts'],
    [!onTurf, 'Dirt starts'],
  ];
}

/** What has changed since the last race, and how that one ended. */
function situationsSince(
  races: readonly PastPerformance[],
  plan: RacePlan,
  population: HorsePopulation,
): readonly Situation[] {
  const [last, before] = races;
  if (last === undefined) return [[true, '1st time str']];
  const onTurf = isTurf(plan.surface);
  const route = isRoute(plan.distanceYards);
  const { surface: lastSurface, distanceYards: lastYards } = last;
  const away = daysBetween(last.day, population.day);
  const rested = before === undefined ? 0 : daysBetween(before.day, last.day);
  return [
    [away > 90, '90+ days away'],
    [away > LAYOFF_DAYS && away <= 90, '46-90daysAway'],
    [rested > LAYOFF_DAYS, '2nd off layoff'],
    [races.length === 1, '2nd career race'],
    [last.claimed, '1st after clm'],
    [last.official === 1, 'Wnr last race'],
    [last.wasFavorite === true && last.official !== 1, 'Btn favorite'],
    [onTurf && lastSurface !== null && !isTurf(lastSurface), 'Dirt to Turf'],
    [!onTurf && lastSurface !== null && isTurf(lastSurface), 'Turf to Dirt'],
    [route && lastYards !== null && !isRoute(lastYards), 'Sprint to Rte'],
    [!route && lastYards !== null && isRoute(lastYards), 'Rte to Sprint'],
  ];
}

function situations(
  horse: Horse,
  plan: RacePlan,
  races: readonly PastPerformance[],
  population: HorsePopulation,
): readonly string[] {
  const all = [...situationsSince(races, plan, population), ...situationsToday(horse, plan)];
  return all.flatMap(([applies, label]) => (applies ? [label] : []));
}

function jockeyAngle(jockey: Hand, plan: RacePlan, population: HorsePopulation): Angle {
  const label = isTurf(plan.surface) ? 'Turf' : isRoute(plan.distanceYards) ? 'Routes' : 'Sprints';
  return angleOf('jockey', jockey, label, population.rng);
}

/** The records of trainer and rider in the situations that hold for this horse today, the strongest first. */
export function anglesOf(
  horse: Horse,
  jockey: Hand | null,
  plan: RacePlan,
  races: readonly PastPerformance[],
  population: HorsePopulation,
): readonly Angle[] {
  const labels = situations(horse, plan, races, population).slice(0, MOST);
  const trainer = labels.map((label) => angleOf('trainer', horse.trainer, label, population.rng));
  return jockey === null ? trainer : [...trainer, jockeyAngle(jockey, plan, population)];
}
