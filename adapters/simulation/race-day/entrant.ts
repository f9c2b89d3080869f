import type { PastPerformance } from '#core/card/past-performance.ts';
import type { QuotedPrice } from '#core/card/price.ts';
import {
  horseKey,
  type ListStatus,
  type Medication,
  type Runner,
  UNKNOWN_RUNNER,
} from '#core/card/runner.ts';
import type { RunnerAsRead } from '#core/card/runner-as-read.ts';
import { daysBetween } from '#core/kernel/race-day.ts';
import type { Horse } from '../horse.ts';
import type { HorsePopulation } from '../horse-population.ts';
import type { Start } from '../past/past-performance-builder.ts';
import { isRoute } from '../past/surface-times.ts';
import { combinationOf, type Hand, personOf } from '../people.ts';
import type { Rng } from '../rng.ts';
import { anglesOf } from './angles.ts';
import { weightFor } from './conditions.ts';
import { horseRecords } from './horse-records.ts';
import type { RacePlan } from './race-plan.ts';
import { ratingsOf } from './ratings.ts';
import { silksOf } from './silks.ts';
import { workoutsOf } from './workouts.ts';

/** Lines that a card prints; the horse may have run more often. */
const LINES_PRINTED = 10;
const COLORS = ['B', 'DKBBR', 'CH', 'GR/RO', 'BR', 'BLK'];
const BRED_IN = ['KY', 'KY', 'KY', 'FL', 'PA', 'MD', 'IRE'];

/** A horse on its way into a race: with rider, history and the place it was given. */
export interface Entrant {
  readonly horse: Horse;
  readonly history: readonly Start[];
  readonly jockey: Hand | null;
  readonly line: QuotedPrice;
  readonly programNumber: string;
  readonly postPosition: number;
  readonly coupledWith: string | null;
  readonly isScratched: boolean;
  readonly listStatus: ListStatus | null;
}

/** No medicine in stakes and for two-year-olds. */
function medicationOf(horse: Horse, plan: RacePlan): Medication {
  if (plan.isStakes || horse.lasix === 'never') return 'none';
  return horse.lasix === 'always' ? 'lasix' : 'first-time lasix';
}

/** What the horse carries: by age, two pounds off without a win this year, less what an apprentice claims. */
export function weightOf(
  entrant: Pick<Entrant, 'horse' | 'history' | 'jockey'>,
  plan: RacePlan,
  year: string,
): number {
  const wonThisYear = entrant.history.some(({ race }) => race.official === 1 && race.day.startsWith(year));
  const allowance = plan.stage === 'maiden' || wonThisYear ? 0 : 2;
  const apprentice = plan.isStakes ? 0 : (entrant.jockey?.allowanceLb ?? 0);
  return weightFor(plan, entrant.horse.age) - allowance - apprentice;
}

function claimingPriceOf(plan: RacePlan, rng: Rng): number | null {
  if (plan.step.claim === null) return null;
  return plan.step.raceType === 'AO' && !rng.chance(0.12) ? null : plan.step.claim;
}

function placeInRace(entrant: Entrant) {
  const { programNumber, postPosition, coupledWith, isScratched, listStatus } = entrant;
  return { programNumber, postPosition, coupledWith, isScratched, listStatus, morningLine: entrant.line };
}

function people({ horse, jockey }: Entrant, plan: RacePlan, population: HorsePopulation) {
  return {
    jockey: jockey === null ? null : personOf(jockey),
    apprenticeAllowanceLb: plan.isStakes ? null : (jockey?.allowanceLb ?? null),
    trainer: personOf(horse.trainer),
    combination: jockey === null ? null : combinationOf(horse.trainer, jockey, population.rng),
    owner: horse.owner,
    silks: silksOf(horse.owner, population.rng),
  };
}

/** A colt is gelded during a rest. */
const GELDED_AFTER = 60;

function identity(horse: Horse, daysAway: number, population: HorsePopulation, rng: Rng) {
  const bredIn = horse.isStateBred ? 'NY' : rng.pick(BRED_IN);
  const request = {
    likesTurf: horse.prefersTurf,
    isRouter: isRoute(horse.distanceYards),
    breeder: rng.pick(population.people.breeders),
    bredIn,
  };
  return {
    horseKey: horseKey(horse.name, horse.birthYear, horse.dam),
    horseName: horse.name,
    age: horse.age,
    sex: horse.sex,
    firstStartAsGelding:
      horse.sex === 'gelding' && horse.age < 5 && daysAway > GELDED_AFTER && rng.fork('gelded').chance(0.2),
    color: rng.pick(COLORS),
    pedigree: population.bloodlines(request, horse.dam, rng.fork('pedigree')),
  };
}

const blinkersOf = (horse: Horse): Runner['blinkers'] =>
  horse.blinkers === 'on today' ? 'on' : horse.blinkers === 'off today' ? 'off' : null;

/** Everything the card says of the horse. A first starter has no line, no figure and no days since the last race. */
export function runnerOf(
  entrant: Entrant,
  plan: RacePlan,
  population: HorsePopulation,
  rng: Rng,
): RunnerAsRead {
  const { horse, history } = entrant;
  const races: readonly PastPerformance[] = history.map((start) => start.race);
  const year = Number(population.day.slice(0, 4));
  const last = races[0];
  const daysSinceLast = last === undefined ? null : daysBetween(last.day, population.day);
  return {
    ...UNKNOWN_RUNNER,
    ...identity(horse, daysSinceLast ?? 0, population, rng.fork('identity')),
    ...placeInRace(entrant),
    ...people(entrant, plan, population),
    weightLb: weightOf(entrant, plan, String(year)),
    claimingPrice: claimingPriceOf(plan, rng.fork('tag')),
    medication: medicationOf(horse, plan),
    blinkers: last === undefined ? null : blinkersOf(horse),
    daysSinceLast,
    ratings: ratingsOf(races, plan, { track: population.track, trainerSkill: horse.trainer.skill }),
    records: horseRecords(history, plan, population.track, year),
    angles: anglesOf(horse, entrant.jockey, plan, races, population),
    workouts: workoutsOf(
      horse,
      races.map((race) => race.day),
      population.day,
      rng.fork('works'),
    ),
    pastPerformances: races.slice(0, LINES_PRINTED),
  };
}
