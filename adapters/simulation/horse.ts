import type { Runner } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import type { HorsePopulation } from './horse-population.ts';
import { parAllowance } from './past/class-ladder.ts';
import { isRoute } from './past/surface-times.ts';
import type { Hand } from './people.ts';
import type { RacePlan } from './race-day/race-plan.ts';
import type { Rng } from './rng.ts';

/** A made-up horse with what no card ever prints: how good it is and how it likes to run. */
export interface Horse {
  readonly name: string;
  readonly dam: string;
  readonly birthYear: number;
  readonly age: number;
  readonly sex: Runner['sex'];
  readonly isFemale: boolean;
  readonly isStateBred: boolean;
  /** Speed figure of an ordinary day under today's conditions. */
  readonly ability: number;
  /** 0 comes from far back, 1 leads. */
  readonly early: number;
  /** Points better (or, below zero, worse) on the kind of course that is not today's. */
  readonly otherSurface: number;
  readonly prefersTurf: boolean;
  readonly isOnTurfToday: boolean;
  readonly prefersRoute: boolean;
  readonly distanceYards: number;
  readonly trainer: Hand;
  readonly rider: Hand;
  readonly owner: string;
  readonly lasix: 'never' | 'first today' | 'always';
  readonly blinkers: 'never' | 'on today' | 'off today' | 'always';
}

const LASIX = { never: 0.15, 'first today': 0.04, always: 0.81 } as const;
const BLINKERS = { never: 0.62, 'on today': 0.05, 'off today': 0.04, always: 0.29 } as const;

/** How common an age is among those that may run; old maidens are rare. */
const AGES: Readonly<Record<number, number>> = { 3: 4, 4: 5, 5: 3, 6: 1.5, 7: 0.5 };
const MAIDEN_AGES: Readonly<Record<number, number>> = { 3: 6, 4: 3, 5: 0.4 };

function ageFor(plan: RacePlan, rng: Rng): number {
  const { ages } = plan.eligibility;
  const youngest = Number(ages[0]);
  if (ages.length === 1) return youngest;
  const shares = plan.stage === 'maiden' ? MAIDEN_AGES : AGES;
  return rng.weighted(
    [3, 4, 5, 6, 7].filter((age) => age >= youngest),
    (age) => shares[age] ?? 0,
  );
}

function sexFor(age: number, isFemale: boolean, isMaiden: boolean, rng: Rng): Runner['sex'] {
  if (isFemale) return age < 5 ? 'filly' : 'mare';
  if (rng.chance(age === 2 ? 0.15 : isMaiden ? 0.6 : 0.5)) return 'gelding';
  if (rng.chance(0.04)) return 'ridgling';
  return age < 5 ? 'colt' : 'horse';
}

/** What an average winner of the planned race runs to. */
export function parOf(plan: RacePlan, age: number, month: number): number {
  return (
    plan.step.par - parAllowance(age, month, plan.eligibility.sexes !== 'open') - (plan.stateBred ? 3 : 0)
  );
}

/** Good trainers have the better horses, and horses who come late are rarer than horses who press. */
export function makeHorse(plan: RacePlan, population: HorsePopulation, rng: Rng): Horse {
  const isFemale = plan.eligibility.sexes === 'fillies' || plan.eligibility.sexes === 'fillies and mares';
  const age = ageFor(plan, rng);
  const trainer = rng.weighted(population.people.trainers, (hand) => hand.skill);
  const onTurf = isTurf(plan.surface);
  const isMisplaced = rng.chance(0.12);
  const par = parOf(plan, age, Number(population.day.slice(5, 7)));
  return {
    name: population.names.horse(),
    dam: population.names.horse(),
    birthYear: Number(population.day.slice(0, 4)) - age,
    age,
    sex: sexFor(age, isFemale, plan.stage === 'maiden', rng),
    isFemale,
    isStateBred: plan.stateBred || rng.chance(0.2),
    ability: rng.normal(par - 5, 3.5) + (trainer.skill - 0.15) * 18,
    early: rng.next() ** 0.8,
    otherSurface: isMisplaced ? rng.between(1, 3) : -rng.between(3, 9),
    prefersTurf: onTurf !== isMisplaced,
    isOnTurfToday: onTurf,
    prefersRoute: isRoute(plan.distanceYards),
    distanceYards: plan.distanceYards,
    trainer,
    rider: rng.weighted(population.people.jockeys, (hand) => hand.skill),
    owner: rng.pick(population.people.stables),
    lasix:
      age === 2 ? 'never' : rng.weighted(['never', 'first today', 'always'] as const, (use) => LASIX[use]),
    blinkers: rng.weighted(['never', 'on today', 'off today', 'always'] as const, (use) => BLINKERS[use]),
  };
}
