import type { Eligibility } from '#core/card/eligibility.ts';
import type { ListStatus } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';
import {
  CLAIMING,
  type ClassStep,
  FIRST_CONDITION,
  MAIDEN_CLAIMING,
  MAIDEN_SPECIAL,
  SECOND_CONDITION,
  STAKES,
} from '../past/class-ladder.ts';

/** How far a horse of the race has come: what it has won, and what it may not have won. */
export type Stage = 'maiden' | 'first condition' | 'second condition' | 'claiming' | 'stakes';

/** Who may run: a condition book leaves neither open. */
export type PlannedEligibility = { readonly [Fact in keyof Eligibility]: NonNullable<Eligibility[Fact]> };

/** A race as the racing office writes it before entries are taken. */
export interface RacePlan {
  readonly step: ClassStep;
  readonly stage: Stage;
  readonly classification: string;
  readonly distanceYards: number;
  readonly surface: Surface;
  readonly eligibility: PlannedEligibility;
  /** Runners in the body of the race, from and to. */
  readonly body: readonly [number, number];
  readonly purse: number;
  /** Share of horses that have never run. */
  readonly debuts: number;
  readonly isStakes: boolean;
  readonly stateBred: boolean;
  readonly hasCoupledEntry: boolean;
  readonly hasScratch: boolean;
  readonly waiting: { readonly status: ListStatus; readonly count: number } | null;
}

function stepOf(steps: readonly ClassStep[], key: string): ClassStep {
  const found = steps.find((step) => step.key === key);
  if (found === undefined) throw new RangeError(`no class ${key}`);
  return found;
}

const PLAIN = {
  debuts: 0,
  isStakes: false,
  stateBred: false,
  hasCoupledEntry: false,
  hasScratch: false,
  waiting: null,
} as const;

const MAIDEN_TAG = stepOf(MAIDEN_CLAIMING, 'mc40');
const CLAIMING_25 = stepOf(CLAIMING, 'c25');
const CLAIMING_40 = stepOf(CLAIMING, 'c40');
const STAKE = stepOf(STAKES, 'stk');
const GRADE_TWO = stepOf(STAKES, 'g2');

/** The ten races of the made-up Saturday, in the order they are run. */
export const RACE_PLANS: readonly RacePlan[] = [
  {
    ...PLAIN,
    step: MAIDEN_SPECIAL,
    stage: 'maiden',
    classification: 'Md Sp Wt',
    distanceYards: 1210,
    surface: 'dirt',
    eligibility: { ages: '2', sexes: 'fillies' },
    body: [8, 9],
    purse: 100_000,
    debuts: 0.65,
  },
  {
    ...PLAIN,
    step: CLAIMING_25,
    stage: 'claiming',
    classification: 'Clm 25000',
    distanceYards: 1320,
    surface: 'dirt',
    eligibility: { ages: '3+', sexes: 'open' },
    body: [8, 9],
    purse: 50_000,
    hasCoupledEntry: true,
  },
  {
    ...PLAIN,
    step: MAIDEN_TAG,
    stage: 'maiden',
    classification: 'Md 40000',
    distanceYards: 1870,
    surface: 'inner-turf',
    eligibility: { ages: '3+', sexes: 'fillies and mares' },
    body: [9, 10],
    purse: 55_000,
    waiting: { status: 'main-track-only', count: 2 },
  },
  {
    ...PLAIN,
    step: FIRST_CONDITION,
    stage: 'first condition',
    classification: 'OClm 50000n1x',
    distanceYards: 1760,
    surface: 'dirt',
    eligibility: { ages: '3+', sexes: 'open' },
    body: [7, 8],
    purse: 110_000,
  },
  {
    ...PLAIN,
    step: SECOND_CONDITION,
    stage: 'second condition',
    classification: 'OClm 75000n2x',
    distanceYards: 1210,
    surface: 'turf',
    eligibility: { ages: '4+', sexes: 'fillies and mares' },
    body: [8, 10],
    purse: 115_000,
  },
  {
    ...PLAIN,
    step: MAIDEN_SPECIAL,
    stage: 'maiden',
    classification: 'Md Sp Wt',
    distanceYards: 1540,
    surface: 'dirt',
    eligibility: { ages: '3+', sexes: 'open' },
    body: [9, 11],
    purse: 85_000,
    debuts: 0.15,
    stateBred: true,
  },
  {
    ...PLAIN,
    step: CLAIMING_40,
    stage: 'claiming',
    classification: 'Clm 40000',
    distanceYards: 1870,
    surface: 'turf',
    eligibility: { ages: '4+', sexes: 'open' },
    body: [10, 10],
    purse: 65_000,
    waiting: { status: 'also-eligible', count: 2 },
  },
  {
    ...PLAIN,
    step: STAKE,
    stage: 'stakes',
    classification: '',
    distanceYards: 1980,
    surface: 'inner-turf',
    eligibility: { ages: '3', sexes: 'fillies' },
    body: [8, 9],
    purse: 150_000,
    isStakes: true,
  },
  {
    ...PLAIN,
    step: GRADE_TWO,
    stage: 'stakes',
    classification: '',
    distanceYards: 1980,
    surface: 'dirt',
    eligibility: { ages: '3+', sexes: 'open' },
    body: [8, 9],
    purse: 350_000,
    isStakes: true,
  },
  {
    ...PLAIN,
    step: FIRST_CONDITION,
    stage: 'first condition',
    classification: 'OClm 50000n1x',
    distanceYards: 1760,
    surface: 'inner-turf',
    eligibility: { ages: '3+', sexes: 'open' },
    body: [10, 12],
    purse: 110_000,
    hasScratch: true,
  },
];
