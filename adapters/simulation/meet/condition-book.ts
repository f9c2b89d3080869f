import { type RaceDay, weekday } from '#core/kernel/race-day.ts';
import {
  CLAIMING,
  type ClassStep,
  FIRST_CONDITION,
  MAIDEN_CLAIMING,
  MAIDEN_SPECIAL,
  SECOND_CONDITION,
  STAKES,
} from '../past/class-ladder.ts';
import type { PlannedEligibility, RacePlan, Stage } from '../race-day/race-plan.ts';
import type { Rng } from '../rng.ts';

/** A kind of race that the racing office offers again and again. */
interface Offer {
  readonly share: number;
  readonly steps: readonly ClassStep[];
  readonly stage: Stage;
  readonly ages: readonly string[];
  readonly dirt: readonly number[];
  readonly turf: readonly number[];
  /** Share of such races written for the turf. */
  readonly onTurf: number;
  readonly body: readonly [number, number];
  readonly debuts: number;
  readonly stateBred: number;
}

const SPRINTS = [1210, 1320, 1430, 1540];
const ROUTES = [1760, 1980];
const TURF = [1210, 1760, 1870, 1980];

const offer = (
  share: number,
  stage: Stage,
  steps: readonly ClassStep[],
  more: Omit<Offer, 'share' | 'stage' | 'steps'>,
): Offer => ({ share, stage, steps, ...more });

const OLDER = {
  ages: ['3+', '4+'],
  dirt: [...SPRINTS, ...ROUTES],
  turf: TURF,
  onTurf: 0.5,
  body: [7, 11],
  debuts: 0,
  stateBred: 0.15,
} as const;
const BABIES = {
  ...OLDER,
  ages: ['2'],
  dirt: [1210, 1320],
  turf: [1210, 1870],
  onTurf: 0.3,
  body: [7, 10],
} as const;

const OFFERS: readonly Offer[] = [
  offer(3, 'maiden', [MAIDEN_SPECIAL], { ...BABIES, debuts: 0.6, stateBred: 0.25 }),
  offer(3, 'maiden', [MAIDEN_SPECIAL], { ...OLDER, ages: ['3+'], debuts: 0.12, stateBred: 0.3 }),
  offer(3, 'maiden', MAIDEN_CLAIMING, { ...OLDER, ages: ['3+'], stateBred: 0.2 }),
  offer(6, 'claiming', CLAIMING, OLDER),
  offer(5, 'first condition', [FIRST_CONDITION], { ...OLDER, body: [6, 11] }),
  offer(3, 'second condition', [SECOND_CONDITION], { ...OLDER, body: [6, 10] }),
];

/** Stakes are offered up the ladder less and less often. */
const STAKES_SHARES = [5, 2, 2, 1];
const STAKES_OFFER = {
  ...OLDER,
  ages: ['2', '3', '3+', '3+', '4+'],
  dirt: [1320, 1540, 1760, 1980, 2200],
  body: [6, 10],
  stateBred: 0,
} as const;

const purseIn = (step: ClassStep, stateBred: boolean): number =>
  Math.round((step.purse * (stateBred ? 0.85 : 1)) / 1000) * 1000;

function eligibilityFor(ages: string, rng: Rng): PlannedEligibility {
  const isYoung = ages.length === 1;
  if (!rng.chance(0.45)) return { ages, sexes: 'open' };
  return { ages, sexes: isYoung ? 'fillies' : 'fillies and mares' };
}

function waitingFor(onTurf: boolean, isStakes: boolean, rng: Rng): RacePlan['waiting'] {
  if (isStakes) return null;
  if (onTurf && rng.chance(0.6)) return { status: 'main-track-only', count: rng.whole(1, 2) };
  return rng.chance(0.2) ? { status: 'also-eligible', count: 2 } : null;
}

const shortOf = (step: ClassStep): string =>
  step.raceType === 'S' ? 'Md Sp Wt' : step.text.replace(/^(Md|Clm)(\d)/, '$1 $2').replace(/^OC/, 'OClm ');

function planOf(from: Omit<Offer, 'share'>, step: ClassStep, rng: Rng): RacePlan {
  const isStakes = from.stage === 'stakes';
  const ages = rng.pick(from.ages);
  const onTurf = rng.chance(from.onTurf);
  const youngest = ages === '2' ? [1210, 1320, 1430, 1870] : null;
  const offered = (onTurf ? from.turf : from.dirt).filter((yards) => youngest?.includes(yards) ?? true);
  const stateBred = rng.chance(from.stateBred);
  return {
    step,
    stage: from.stage,
    classification: isStakes ? '' : shortOf(step),
    distanceYards: rng.pick(offered),
    surface: !onTurf ? 'dirt' : rng.chance(0.5) ? 'inner-turf' : 'turf',
    eligibility: eligibilityFor(ages, rng),
    body: from.body,
    purse: purseIn(step, stateBred),
    debuts: from.debuts,
    isStakes,
    stateBred,
    hasCoupledEntry: !isStakes && rng.chance(0.06),
    hasScratch: false,
    waiting: waitingFor(onTurf, isStakes, rng),
  };
}

/** Races from and to, and stakes among them, by weekday; any other day is an ordinary one. */
const SIZES: Readonly<Record<number, readonly [number, number, number]>> = { 0: [10, 11, 2], 6: [11, 12, 3] };

/** The races of an ordinary day in the order they are run: nine to twelve, the stakes late, the last a plain one. */
export function writeRaces(day: RaceDay, rng: Rng): readonly RacePlan[] {
  const [few, many, stakes] = SIZES[weekday(day)] ?? [9, 10, 1];
  const plain = Array.from({ length: rng.whole(few, many) - stakes }, () => {
    const found = rng.weighted(OFFERS, ({ share }) => share);
    return planOf(found, rng.pick(found.steps), rng);
  });
  const named = Array.from({ length: stakes }, () => {
    const step = rng.weighted(STAKES, (classStep) => STAKES_SHARES[STAKES.indexOf(classStep)] ?? 1);
    return planOf({ ...STAKES_OFFER, stage: 'stakes', steps: STAKES }, step, rng);
  });
  return [...plain.slice(0, -1), ...named, ...plain.slice(-1)];
}
