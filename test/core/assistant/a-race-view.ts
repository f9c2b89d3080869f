import { evidenceOf } from '#core/handicapping/evidence.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';

const { ratings, records } = aRunner();

const SILVER_LATCH = aRunner({
  programNumber: '1',
  horseName: 'SILVER LATCH',
  toOne: 2.5,
  jockey: aPerson('QUILL DORIAN'),
  trainer: aPerson('VANCE HARRIET', 80, 20),
  ratings: { ...ratings, runStyle: 'E', earlyPoints: 8 },
  workouts: [aWorkout({ isBullet: true })],
  pastPerformances: [
    aPastRace({
      day: '2025-07-05' as RaceDay,
      track: 'BEL',
      official: 1,
      crossed: { position: 1, lengths: 1 },
      speedFigure: 91,
    }),
    aPastRace({ speedFigure: 84 }),
  ],
});

const OUR_LAST_WORD = aRunner({
  programNumber: '2',
  postPosition: 5,
  horseName: 'OUR LAST WORD',
  toOne: 6,
  age: 3,
  sex: 'filly',
  weightLb: 115,
  jockey: aPerson('MOSS TERENCE JR'),
  trainer: aPerson('ABERNATHY JO'),
  ratings: { ...ratings, runStyle: 'S', earlyPoints: 1 },
  records: {
    ...present(records),
    life: aRecord({ starts: 5, wins: 0, places: 2 }),
    turf: aRecord({ starts: 2 }),
  },
  pastPerformances: [
    aPastRace({
      day: '2025-06-15' as RaceDay,
      track: 'SAR',
      official: 4,
      crossed: { position: 4, lengths: 5 },
      speedFigure: 77,
    }),
  ],
});

const MARBLE_FERRY = aRunner({
  programNumber: '3',
  postPosition: 2,
  horseName: 'MARBLE FERRY',
  toOne: 4,
  isScratched: false,
});

/** Three invented horses, six furlongs on dirt: Silver Latch (1), Our Last Word (2, post 5), Marble Ferry (3, post 2). */
export const threeHorseRace = () =>
  evidenceOf(
    aRace({ runners: [SILVER_LATCH, OUR_LAST_WORD, MARBLE_FERRY] }),
    new Map(),
    parseInstant('2025-08-02T12:00:00-04:00') as Instant,
  );
