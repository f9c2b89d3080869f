import type { Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { HorseKind, RaceKind } from '#core/fact-check/claim.ts';
import { type Evidence, evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';

export const DAY = '2025-08-02' as RaceDay;

/** The horse in post 3, a winner at Belmont four weeks ago, third at Saratoga in May, sixth at Aqueduct in April. */
export const SUBJECT: Runner = aRunner({
  programNumber: '3',
  horseName: 'PAPER LANTERN',
  weightLb: 118,
  toOne: 3.5,
  daysSinceLast: 28,
  records: {
    life: aRecord({ starts: 8, wins: 2, places: 1, shows: 1, earnings: 96_000 }),
    distance: aRecord({ starts: 3, wins: 1 }),
    track: aRecord({ starts: 1, shows: 1 }),
    turf: aRecord(),
    wet: aRecord({ starts: 2, wins: 1 }),
    fastDirt: aRecord({ starts: 6, wins: 1, places: 1 }),
    allWeather: aRecord(),
    currentYear: { year: 2025, ...aRecord({ starts: 3, wins: 1, shows: 1 }) },
    previousYear: { year: 2024, ...aRecord({ starts: 5, wins: 1, places: 1 }) },
  },
  workouts: [aWorkout({ day: '2025-07-26' as RaceDay, distanceYards: 880, seconds: 48.4, isBullet: true })],
  pastPerformances: [
    aPastRace({
      day: '2025-07-05' as RaceDay,
      track: 'BEL',
      speedFigure: 91,
      odds: 2.5,
      postPosition: 5,
      official: 1,
      crossed: { position: 1, lengths: 2 },
    }),
    aPastRace({
      day: '2025-05-24' as RaceDay,
      track: 'SAR',
      speedFigure: 84,
      official: 3,
      crossed: { position: 3, lengths: 2 },
    }),
    aPastRace({
      day: '2025-04-12' as RaceDay,
      track: 'AQU',
      speedFigure: 77,
      official: 6,
      crossed: { position: 6, lengths: 9 },
    }),
  ],
});

const rival = (number: string, earlyPoints: number): Runner => {
  const plain = aRunner({ programNumber: number, toOne: Number(number) + 4 });
  return { ...plain, ratings: { ...plain.ratings, earlyPoints } };
};

/** The subject in post 3 among five starters, with changes to it and to the race. */
export function evidenceWith(
  change: Partial<Runner> = {},
  race: Partial<Race> = {},
  around: Surroundings = {},
): Evidence {
  const runners = [
    rival('1', 1),
    rival('2', 3),
    { ...SUBJECT, postPosition: 3, ...change },
    rival('4', 2),
    rival('5', 0),
  ];
  return evidenceOf(
    aRace({ day: DAY, runners, ...race }),
    new Map(),
    instantOn(DAY, 600, 'America/New_York'),
    around,
  );
}

/** Whether each claim that a kind finds in a text holds for the subject, in the order found. */
export const holdsFor = (
  kind: HorseKind,
  text: string,
  evidence: Evidence = evidenceWith(),
): readonly (boolean | null)[] => {
  const subject = evidence.runners.find(({ programNumber }) => programNumber === '3');
  if (subject === undefined) throw new Error('no subject');
  return kind(text, evidence).map((claim) => claim.check(subject).holds);
};

/** Likewise of claims about the race. */
export const holdsOfRace = (
  kind: RaceKind,
  text: string,
  evidence: Evidence = evidenceWith(),
): readonly (boolean | null)[] => kind(text, evidence).map(({ holds }) => holds);
