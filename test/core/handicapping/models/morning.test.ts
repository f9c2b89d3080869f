import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { raceId } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { linePowerAt, makeMorning } from '#core/handicapping/models/morning.ts';
import type { MorningRecord } from '#core/handicapping/models/record.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { near } from '#test/support/near.ts';

const test = suite('morning chances');

const DAY = '2025-08-02' as RaceDay;
const SAMPLE = {
  races: 2_170,
  days: 230,
  from: '2023-07-13',
  to: '2025-12-31',
  of: 'real morning lines of AQU',
};
const power = (value: number) => ({ power: value, error: 0.05 });
/** Form makes the first horse three to one. */
const form = { name: 'form', version: '1', says: 'Form.', chances: () => [0.75, 0.25] };
const RECORD: MorningRecord = {
  version: '7',
  date: '2026-11-23',
  sample: SAMPLE,
  line: { ...power(2), spread: 0.1 },
  tracks: [{ track: 'SAR', races: 390, ...power(1) }],
  beside: power(1),
  form: power(1),
};
const morningOf = (change: Partial<MorningRecord>) => makeMorning({ ...RECORD, ...change }, form);
const rated = (primePower: number | null, change: Parameters<typeof aRunner>[0] = {}) => {
  const runner = aRunner({ pastPerformances: [], ...change });
  return { ...runner, ratings: { ...runner.ratings, primePower } };
};

/** A race of two at 1-2 and 2-1: two to one without the margin. */
const evidenceOn = (runners: readonly Runner[], change: Partial<Race> = {}) =>
  evidenceOf(
    aRace({ id: raceId('saratoga', DAY, 1), runners, ...change }),
    new Map(),
    instantOn(DAY, 600, 'America/New_York'),
  );
const pair = (first: Partial<Runner> = {}, second: Partial<Runner> = {}) => [
  aRunner({ toOne: 0.5, ...first }),
  aRunner({ programNumber: '2', toOne: 2, ...second }),
];

test('three to one by form and two to one on the line make six to one when both have a power of one', () => {
  near(morningOf({}).chances(evidenceOn(pair()))[0], 6 / 7);
});

test('a track in the sample has a power fitted to it; any other gets the power of all tracks', () => {
  assert.equal([linePowerAt(RECORD, 'saratoga'), linePowerAt(RECORD, 'turf-paradise')], [1, 2]);
});

test('when every starter has form, the line keeps only its share of the power', () => {
  const morning = morningOf({ beside: power(0.5), form: power(0), tracks: [] });
  near(morning.chances(evidenceOn(pair()))[0], 2 / 3);
});

test('when no starter has form, the line keeps all of its power', () => {
  const unraced = pair().map(({ ratings, ...runner }) => ({
    ...runner,
    ratings: { ...ratings, primePower: null },
    pastPerformances: [],
  }));
  const morning = morningOf({ beside: power(0.5), form: power(0), tracks: [] });
  near(morning.chances(evidenceOn(unraced))[0], 4 / 5);
});

test('a power rating counts as form, and so does a past race', () => {
  const morning = morningOf({ beside: power(0), form: power(0) });
  const runners = [
    rated(120, { toOne: 0.5 }),
    rated(null, { programNumber: '2', toOne: 2, pastPerformances: [aPastRace()] }),
  ];
  near(morning.chances(evidenceOn(runners))[0], 1 / 2);
});

test('a race without a morning line is rated by form alone', () => {
  const unlined = pair({ morningLine: null }, { morningLine: null });
  assert.equal(morningOf({ form: power(0.4) }).chances(evidenceOn(unlined)), [0.75, 0.25]);
});

test('the description gives the powers of the line, alone and beside form, and the sample', () => {
  const { says } = morningOf({
    line: { ...power(1.35), spread: 0.1 },
    beside: power(0.8),
    form: power(0.36),
  });
  for (const part of ['1.35', '1.08', '0.36', '2,170 real morning lines of AQU']) assert.match(says, part);
});

test.run();
