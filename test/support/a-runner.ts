import type { PastPerformance } from '#core/card/past-performance.ts';
import { horseKey, type Person, type Record4, type Runner, UNKNOWN_RUNNER } from '#core/card/runner.ts';
import type { Workout } from '#core/card/workout.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aPrice } from './a-price.ts';

export const aRecord = (change: Partial<Record4> = {}): Record4 => ({
  starts: 0,
  wins: 0,
  places: 0,
  shows: 0,
  earnings: 0,
  ...change,
});

/** A jockey or trainer with so many starts and wins this year. */
export const aPerson = (name: string, starts = 100, wins = 15): Person => ({
  name,
  records: [{ span: 'this year', starts, wins, places: wins, shows: wins, roi: -0.4 }],
});

export const aWorkout = (change: Partial<Workout> = {}): Workout => ({
  day: '2025-06-01' as RaceDay,
  track: 'SAR',
  distanceYards: 880,
  seconds: 48.4,
  isBullet: false,
  condition: 'ft',
  manner: 'B',
  course: 'MT',
  rank: 12,
  count: 40,
  ...change,
});

const NO_CALL = { position: null, lengths: null };

export const aPastRace = (change: Partial<PastPerformance> = {}): PastPerformance => ({
  day: '2025-05-10' as RaceDay,
  track: 'AQU',
  raceNumber: 4,
  surface: 'dirt',
  condition: 'FT',
  distanceYards: 1320,
  isAbout: false,
  takenOffTurf: false,
  raceType: 'A',
  grade: null,
  classification: 'Alw80000n1x',
  raceName: null,
  purse: 80_000,
  claimingPrice: null,
  fieldSize: 8,
  postPosition: 3,
  odds: 4.2,
  wasFavorite: false,
  weightLb: 120,
  gateBreak: 4,
  quarterCall: NO_CALL,
  firstCall: { position: 3, lengths: 1.5 },
  secondCall: { position: 3, lengths: 1 },
  stretchCall: { position: 2, lengths: 0.5 },
  crossed: { position: 2, lengths: 0.75 },
  nonFinish: null,
  official: 2,
  speedFigure: 84,
  speedPar: 86,
  pace2f: 85,
  pace4f: 86,
  pace6f: null,
  latePace: 83,
  raceShape1: 2,
  raceShape2: 1,
  fractions: [22.6, 45.9, 58.1],
  finalSeconds: 70.4,
  trackVariant: 12,
  jockey: 'LANE ROBIN',
  trainer: 'MARSH ALEX',
  medication: 'lasix',
  blinkers: false,
  claimed: false,
  firstThree: [],
  comment: 'Chased, kept on',
  longComment: 'Chased two wide, kept on',
  extraComment: '',
  ...change,
});

/** An ordinary invented runner; `toOne` sets the morning line. */
export function aRunner(change: Partial<Runner> & { readonly toOne?: number } = {}): Runner {
  const { toOne = 5, ...rest } = change;
  const programNumber = rest.programNumber ?? '1';
  const horseName = rest.horseName ?? `PAPER LANTERN ${programNumber}`;
  return {
    ...UNKNOWN_RUNNER,
    programNumber,
    postPosition: Number.parseInt(programNumber, 10),
    horseKey: horseKey(horseName, 2021, 'CANDLE WICK'),
    horseName,
    age: 4,
    sex: 'gelding',
    firstStartAsGelding: false,
    color: 'B',
    weightLb: 120,
    coupledWith: null,
    isScratched: false,
    listStatus: null,
    morningLine: aPrice(toOne),
    claimingPrice: null,
    jockey: aPerson('LANE ROBIN'),
    apprenticeAllowanceLb: null,
    trainer: aPerson('MARSH ALEX'),
    combination: null,
    owner: 'Tall Fence Stable',
    silks: 'Green, White Hoop',
    medication: 'lasix',
    blinkers: null,
    daysSinceLast: 28,
    ratings: {
      runStyle: 'E/P',
      earlyPoints: 4,
      primePower: 130,
      bestLife: 88,
      bestFast: 88,
      bestTurf: null,
      bestOff: null,
      bestDistance: 86,
      bestThisTrack: null,
      bestYear: 86,
    },
    pedigree: {
      sire: 'OLD LAMP',
      sireSire: 'OLDER LAMP',
      dam: 'CANDLE WICK',
      damSire: 'TALLOW',
      breeder: 'Tall Fence Farm',
      bredIn: 'NY',
      fast: { value: 104, thin: false },
      mud: null,
      turf: { value: 100, thin: true },
      distance: { value: 103, thin: false },
    },
    records: {
      life: aRecord({ starts: 8, wins: 2, places: 1, shows: 1, earnings: 96_000 }),
      distance: aRecord({ starts: 3, wins: 1 }),
      track: aRecord(),
      turf: aRecord(),
      wet: aRecord({ starts: 1 }),
      fastDirt: aRecord({ starts: 7, wins: 2 }),
      allWeather: aRecord(),
      currentYear: { year: 2025, ...aRecord({ starts: 3, wins: 1 }) },
      previousYear: { year: 2024, ...aRecord({ starts: 5, wins: 1 }) },
    },
    angles: [],
    workouts: [aWorkout()],
    pastPerformances: [],
    ...rest,
  };
}
