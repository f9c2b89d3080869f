import fc from 'fast-check';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import type { Angle, Runner } from '#core/card/runner.ts';
import type { Workout } from '#core/card/workout.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const DAY = '2025-08-02' as RaceDay;

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const figure = maybe(fc.integer({ min: -10, max: 125 }));
const surface = fc.constantFrom(
  'dirt' as const,
  'turf' as const,
  'inner-turf' as const,
  'synthetic' as const,
);
const yards = fc.constantFrom(1100, 1320, 1430, 1540, 1760, 1870, 2200);
const daysAgo = (most: number) => fc.integer({ min: 1, max: most }).map((days) => addDays(DAY, -days));
const call = fc.record({
  position: maybe(fc.integer({ min: 1, max: 14 })),
  lengths: maybe(fc.integer({ min: 0, max: 80 }).map((quarters) => quarters / 4)),
});

const pastRace: fc.Arbitrary<PastPerformance> = fc
  .record({
    day: daysAgo(800),
    track: fc.constantFrom('SAR', 'BAQ', 'CD', 'ZZZ'),
    surface,
    distanceYards: yards,
    grade: fc.constantFrom(null, null, 2 as const),
    speedFigure: figure,
    speedPar: figure,
    pace4f: figure,
    latePace: figure,
    raceShape1: maybe(fc.integer({ min: -30, max: 30 })),
    firstCall: call,
    crossed: call,
  })
  .map((change) => aPastRace(change));

const workout: fc.Arbitrary<Workout> = fc
  .record({
    day: daysAgo(60),
    distanceYards: fc.constantFrom(660, 880, 1100),
    seconds: fc.integer({ min: 350, max: 640 }).map((tenths) => tenths / 10),
    rank: maybe(fc.integer({ min: 1, max: 12 })),
    count: maybe(fc.integer({ min: 12, max: 90 })),
  })
  .map((change) => aWorkout(change));

const record = fc
  .tuple(fc.nat(12), fc.nat(4), fc.nat(4), fc.nat(4))
  .map(([others, wins, places, shows]) =>
    aRecord({ starts: others + wins + places + shows, wins, places, shows }),
  );
const person = maybe(
  fc.tuple(fc.nat(60), fc.nat(200)).map(([wins, lost]) => aPerson('LANE ROBIN', wins + lost, wins)),
);
const angle: fc.Arbitrary<Angle> = fc
  .tuple(fc.constantFrom('Sprints', '2nd off layoff', '1st time str', 'Odd Label'), fc.nat(40), fc.nat(200))
  .map(([label, wins, lost]) => {
    const starts = wins + lost + 1;
    return {
      who: 'trainer' as const,
      label,
      starts,
      winShare: wins / starts,
      inMoneyShare: wins / starts,
      roi: 0,
    };
  });

const change = fc.record({
  toOne: fc.constantFrom(0.2, 0.6, 1, 1.8, 2.5, 4, 6, 8, 12, 20, 50),
  hasLine: fc.boolean(),
  isScratched: fc.constantFrom(false, false, false, true),
  listStatus: fc.constantFrom(null, null, null, 'also-eligible' as const, 'main-track-only' as const),
  coupledWith: fc.constantFrom(null, null, null, 'A'),
  jockey: person,
  trainer: person,
  isFirstStarter: fc.constantFrom(false, false, false, true),
  runStyle: maybe(fc.constantFrom('E' as const, 'E/P' as const, 'P' as const, 'S' as const)),
  earlyPoints: maybe(fc.nat(8)),
  primePower: maybe(fc.integer({ min: 900, max: 1700 }).map((tenths) => tenths / 10)),
  best: figure,
  life: record,
  other: record,
  pedigree: fc.integer({ min: 80, max: 135 }),
  angles: fc.array(angle, { maxLength: 3 }),
  workouts: fc.array(workout, { maxLength: 4 }),
  pastPerformances: fc.array(pastRace, { maxLength: 6 }),
});

type Drawn = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function runnerOf(drawn: Drawn, index: number): Runner {
  const { toOne, hasLine, isFirstStarter, runStyle, earlyPoints, primePower, best, life, other, ...rest } =
    drawn;
  const { pedigree, pastPerformances, ...facts } = rest;
  const plain = aRunner({ programNumber: String(index + 1), toOne });
  const raced = isFirstStarter ? [] : [...pastPerformances].sort((a, b) => (a.day < b.day ? 1 : -1));
  const records = isFirstStarter ? aRecord() : life;
  const situation = isFirstStarter ? aRecord() : other;
  return {
    ...plain,
    ...facts,
    morningLine: hasLine ? plain.morningLine : null,
    pastPerformances: raced,
    daysSinceLast: raced[0] === undefined ? null : (Date.parse(DAY) - Date.parse(raced[0].day)) / 86_400_000,
    ratings: {
      ...plain.ratings,
      runStyle,
      earlyPoints,
      primePower,
      bestFast: best,
      bestTurf: best,
      bestDistance: best,
    },
    records: {
      ...present(plain.records),
      life: records,
      distance: situation,
      turf: situation,
      fastDirt: situation,
    },
    pedigree: {
      ...plain.pedigree,
      turf: { value: pedigree, thin: false },
      fast: { value: pedigree, thin: false },
    },
  };
}

/** Invented races of any kind: no, few or many starters, first starters, coupled, scratched, without a line. */
export const randomRace: fc.Arbitrary<Race> = fc
  .record({ runners: fc.array(change, { maxLength: 14 }), surface, distanceYards: yards, par: figure })
  .map(({ runners, par, ...head }) => {
    const plain = aRace(head);
    return { ...plain, pars: { ...plain.pars, speed: par }, runners: runners.map(runnerOf) };
  });
