import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { modelConfidence } from '#core/handicapping/model-confidence.ts';
import { addDays, instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { present } from '#test/support/present.ts';
import { randomRace } from './random-race.ts';

const test = suite('how much of the record is there');

const DAY = '2025-08-02' as RaceDay;
const NOW = instantOn(DAY, 600, 'America/New_York');
const evidence = evidenceOf(aRace(), new Map(), NOW);

const NOTHING: Partial<Runner> = {
  morningLine: null,
  jockey: null,
  trainer: null,
  daysSinceLast: null,
  workouts: null,
  pastPerformances: null,
  records: null,
  ratings: { ...aRunner().ratings, runStyle: null },
};
/** The confidence of a horse of which only this is known. */
const knowing = (change: Partial<Runner>) => modelConfidence(aRunner({ ...NOTHING, ...change }), evidence);
const work = (days: number) => ({ workouts: [aWorkout({ day: addDays(DAY, -days) })] });

test('nothing known is 30, each of the seven facts alone is a seventh of 35 more', () => {
  assert.is(knowing({}), 30);
  for (const fact of [
    { morningLine: aRunner().morningLine },
    { pastPerformances: [aPastRace(), aPastRace(), aPastRace()] },
    { records: { ...present(aRunner().records), distance: aRecord({ starts: 1 }) } },
    { ratings: { ...aRunner().ratings, runStyle: 'S' as const } },
    work(30),
    { jockey: aPerson('LANE ROBIN', 50, 0) },
    { trainer: aPerson('MARSH ALEX', 400, 80) },
  ])
    assert.is(knowing(fact), 35, Object.keys(fact).join());
});

test('one figure of three is a third of its share, four are no more than three', () => {
  const figures = (count: number) =>
    knowing({ pastPerformances: Array.from({ length: count }, () => aPastRace()) });
  assert.equal([figures(1), figures(2), figures(3), figures(9)], [32, 33, 35, 35]);
});

test('a race without a figure is in none of the three groups', () => {
  assert.is(knowing({ pastPerformances: [aPastRace({ speedFigure: null })] }), 30);
});

test('a race or a work of thirty days ago is recent, of thirty-one it is not', () => {
  assert.equal([knowing(work(30)), knowing(work(31))], [35, 30]);
  assert.equal([knowing({ daysSinceLast: 30 }), knowing({ daysSinceLast: 31 })], [35, 30]);
});

test('both a race and a work count once', () => {
  assert.is(knowing({ ...work(5), daysSinceLast: 20 }), 35);
});

test('25 starts of a jockey are half of what is wanted, wins do not matter', () => {
  assert.equal(
    [knowing({ jockey: aPerson('A', 25, 0) }), knowing({ jockey: aPerson('A', 25, 25) })],
    [33, 33],
  );
});

test('it is a whole number from 30 to 65 for any horse of any race', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const found = evidenceOf(race, new Map(), NOW);
      for (const runner of found.starters) {
        const confidence = modelConfidence(runner, found);
        assert.ok(Number.isInteger(confidence) && confidence >= 30 && confidence <= 65);
      }
    }),
    { numRuns: 30 },
  );
});

test.run();
