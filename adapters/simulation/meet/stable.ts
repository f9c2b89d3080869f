import { isTurf } from '#core/card/surface.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { type Horse, makeHorse } from '../horse.ts';
import type { HorsePopulation } from '../horse-population.ts';
import type { RacePlan } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';
import type { Trainee } from './race-run.ts';

/** Days between two races of a horse, from and to. */
const REST = [12, 45] as const;
/** A horse runs again about as far as it did. */
const DISTANCE_WITHIN = 440;
/** Points between the pars of two classes a horse moves between. */
const PAR_WITHIN = 8;
const FORM = 1.5;
const WET = 1.5;

/** Horses in training; by name. */
export interface Stable {
  /** Those that could run in the race. */
  readyFor(plan: RacePlan, day: RaceDay): readonly Trainee[];
  put(trainee: Trainee): void;
}

const femalesOnly = ({ eligibility }: RacePlan): boolean => eligibility.sexes !== 'open';

function mayRun(horse: Horse, plan: RacePlan): boolean {
  const { ages } = plan.eligibility;
  const youngest = Number(ages[0]);
  if (ages.length === 1 ? horse.age !== youngest : horse.age < youngest) return false;
  return horse.isFemale === femalesOnly(plan) && (horse.isStateBred || !plan.stateBred);
}

function isSuited({ original: horse, stage, par }: Trainee, plan: RacePlan): boolean {
  return (
    stage === plan.stage &&
    horse.isOnTurfToday === isTurf(plan.surface) &&
    Math.abs(horse.distanceYards - plan.distanceYards) <= DISTANCE_WITHIN &&
    Math.abs(par - plan.step.par) <= PAR_WITHIN
  );
}

export function makeStable(): Stable {
  const horses = new Map<string, Trainee>();
  return {
    readyFor(plan, day) {
      const [from, to] = [addDays(day, -REST[1]), addDays(day, -REST[0])];
      const isRested = ({ runs }: Trainee): boolean => {
        const last = runs[0]?.race.day;
        return last !== undefined && last >= from && last <= to;
      };
      const found: Trainee[] = [];
      for (const trainee of horses.values()) {
        if (isSuited(trainee, plan) && isRested(trainee) && mayRun(trainee.horse, plan)) found.push(trainee);
      }
      return found;
    },
    put: (trainee) => horses.set(trainee.original.name, trainee),
  };
}

/** A horse new to the meet, made for the race; a second of an entry shares the hands of the first. */
export function newcomer(
  plan: RacePlan,
  population: HorsePopulation,
  rng: Rng,
  mate: Trainee | null,
): Trainee {
  const alone = makeHorse(plan, population, rng);
  const horse = mate === null ? alone : { ...alone, owner: mate.horse.owner, trainer: mate.horse.trainer };
  return {
    original: horse,
    createdFor: plan,
    createdOn: population.day,
    horse: horse,
    stage: plan.stage,
    par: plan.step.par,
    form: rng.normal(0, FORM),
    wet: rng.normal(0, WET),
    runs: [],
  };
}
