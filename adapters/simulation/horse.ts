import type { Runner } from '#core/card/runner.ts';
import { isTurf } from '#core/card/surface.ts';
import type { Colony } from './colony.ts';
import type { Dice } from './dice.ts';
import { parAllowance } from './past/class-ladder.ts';
import { isRoute } from './past/course-times.ts';
import type { Hand } from './people.ts';
import type { RacePlan } from './race-day/race-plan.ts';

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

function ageFor(plan: RacePlan, dice: Dice): number {
  const { ages } = plan.eligibility;
  const youngest = Number(ages[0]);
  if (ages.length === 1) return youngest;
  const shares = plan.stage === 'maiden' ? MAIDEN_AGES : AGES;
  return dice.weighted(
    [3, 4, 5, 6, 7].filter((age) => age >= youngest),
    (age) => shares[age] ?? 0,
  );
}

function sexFor(age: number, isFemale: boolean, isMaiden: boolean, dice: Dice): Runner['sex'] {
  if (isFemale) return age < 5 ? 'filly' : 'mare';
  if (dice.chance(age === 2 ? 0.15 : isMaiden ? 0.6 : 0.5)) return 'gelding';
  if (dice.chance(0.04)) return 'ridgling';
  return age < 5 ? 'colt' : 'horse';
}

/** What an average winner of the planned race runs to. */
export function parOf(plan: RacePlan, age: number, month: number): number {
  return (
    plan.step.par - parAllowance(age, month, plan.eligibility.sexes !== 'open') - (plan.stateBred ? 3 : 0)
  );
}

/** Good trainers have the better horses, and horses who come late are rarer than horses who press. */
export function makeHorse(plan: RacePlan, colony: Colony, dice: Dice): Horse {
  const isFemale = plan.eligibility.sexes === 'fillies' || plan.eligibility.sexes === 'fillies and mares';
  const age = ageFor(plan, dice);
  const trainer = dice.weighted(colony.people.trainers, (hand) => hand.skill);
  const onTurf = isTurf(plan.surface);
  const isMisplaced = dice.chance(0.12);
  const par = parOf(plan, age, Number(colony.day.slice(5, 7)));
  return {
    name: colony.names.horse(),
    dam: colony.names.horse(),
    birthYear: Number(colony.day.slice(0, 4)) - age,
    age,
    sex: sexFor(age, isFemale, plan.stage === 'maiden', dice),
    isFemale,
    isStateBred: plan.stateBred || dice.chance(0.2),
    ability: dice.normal(par - 5, 3.5) + (trainer.skill - 0.15) * 18,
    early: dice.next() ** 0.8,
    otherSurface: isMisplaced ? dice.between(1, 3) : -dice.between(3, 9),
    prefersTurf: onTurf !== isMisplaced,
    isOnTurfToday: onTurf,
    prefersRoute: isRoute(plan.distanceYards),
    distanceYards: plan.distanceYards,
    trainer,
    rider: dice.weighted(colony.people.jockeys, (hand) => hand.skill),
    owner: dice.pick(colony.people.stables),
    lasix:
      age === 2 ? 'never' : dice.weighted(['never', 'first today', 'always'] as const, (use) => LASIX[use]),
    blinkers: dice.weighted(['never', 'on today', 'off today', 'always'] as const, (use) => BLINKERS[use]),
  };
}
