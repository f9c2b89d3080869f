import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { lastStartOf, pastRaceOf } from '#core/results/past-performance-of.ts';
import type { Finisher, RaceResult, ResultCall } from '#core/results/race-result.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';

const test = suite('a start as a line of past performances');

const DAY = '2020-08-08' as RaceDay;
const NOWHERE = { position: null, lengths: null };

const lineOf = (race: Partial<RaceResult> = {}, horse: Partial<Finisher> = {}) => {
  const starter = aFinisher(horse);
  return pastRaceOf('SAR', DAY, aRaceResult({ starters: [starter], ...race }), starter);
};

const call = (label: string, position: number): ResultCall => ({
  label,
  position,
  margin: position / 2,
  behind: position * 2,
});
const CALLS = ['Start', '1/4', '1/2', '3/4', '1m', 'Str'].map((label, nth) => call(label, nth + 1));

test('of a sprint the quarter and the half count, of a route the half and three quarters', () => {
  const sprint = lineOf({ distanceYards: 1540 }, { calls: CALLS });
  assert.equal(
    [sprint.gateBreak, sprint.quarterCall, sprint.firstCall, sprint.secondCall, sprint.stretchCall],
    [1, NOWHERE, { position: 2, lengths: 4 }, { position: 3, lengths: 6 }, { position: 6, lengths: 12 }],
  );
  const route = lineOf({ distanceYards: 1760 }, { calls: CALLS });
  assert.equal(
    [route.quarterCall, route.firstCall, route.secondCall],
    [
      { position: 2, lengths: 4 },
      { position: 3, lengths: 6 },
      { position: 4, lengths: 8 },
    ],
  );
});

test('where a call was not taken the nearest one is used', () => {
  const sprint = (...labels: readonly string[]) => {
    const line = lineOf({ distanceYards: 990 }, { calls: labels.map((label, nth) => call(label, nth + 1)) });
    return [line.firstCall.position, line.secondCall.position];
  };
  assert.equal(sprint('3/16', '3/8'), [1, 2]);
  assert.equal(sprint('1/2'), [1, 1]);
  assert.equal(sprint('Start', 'Str'), [null, null]);
  const route = lineOf({ distanceYards: 1870 }, { calls: [call('1/4', 3), call('1m', 2)] });
  assert.equal([route.firstCall.position, route.secondCall.position], [3, 2]);
});

test('six furlongs is a sprint and a mile a route', () => {
  const quarterOf = (distanceYards: number) =>
    lineOf({ distanceYards }, { calls: CALLS }).quarterCall.position;
  assert.equal([quarterOf(1320), quarterOf(1759), quarterOf(1760)], [null, null, 2]);
});

test('times that were not taken are left out, the others keep their order', () => {
  assert.equal(lineOf({ fractions: [22.31, null, 58.2] }).fractions, [22.31, 58.2]);
});

test('an unknown jockey or trainer is null, and a race that was claimed for nothing has no price', () => {
  const line = lineOf({ claimingPrice: null }, { jockeyName: null, trainerName: null });
  assert.equal([line.jockey, line.trainer, line.claimingPrice], [null, null, null]);
  assert.is(lineOf({ claimingPrice: { low: 16_000, high: 20_000 } }).claimingPrice, 20_000);
});

test('a leader has its lead, not lengths behind', () => {
  const [start] = [lineOf({}, { calls: [call('1/4', 1)], crossed: 1, margin: 3, behind: 0 })];
  assert.equal(
    [start.firstCall, start.crossed],
    [
      { position: 1, lengths: 0.5 },
      { position: 1, lengths: 3 },
    ],
  );
});

test('without a distance no early call is made up, and neither surface nor distance', () => {
  const line = lineOf({ distanceYards: null, surface: null }, { calls: CALLS });
  assert.equal(
    [line.surface, line.distanceYards, line.quarterCall, line.firstCall, line.secondCall],
    [null, null, NOWHERE, NOWHERE, NOWHERE],
  );
  assert.equal(line.stretchCall, { position: 6, lengths: 12 });
});

test('only a horse that is reported not to have finished did not finish', () => {
  const nonFinish = (finished: boolean | null) =>
    lineOf({}, { crossed: finished === true ? 4 : null, finished }).nonFinish;
  assert.equal([true, false, null].map(nonFinish), [null, 'did not finish', null]);
});

test('the condition is the code of its first word, and null where it has none', () => {
  const codeOf = (condition: string | null) => lineOf({ condition }).condition;
  assert.equal(['Fast', 'Sloppy (Sealed)', 'FIRM', 'Yielding', 'Hurdle', null].map(codeOf), [
    'FT',
    'SY',
    'FM',
    'YL',
    null,
    null,
  ]);
});

test('the field counts the horses with a price, or all where there is none', () => {
  const starters = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber }));
  const withOdds = (...odds: readonly (number | null)[]) =>
    lineOf({ starters: starters.map((horse, nth) => ({ ...horse, odds: odds[nth] ?? null })) }).fieldSize;
  assert.equal([withOdds(1, 2, 3), withOdds(1, null, 3), withOdds()], [3, 2, 3]);
});

test('lasix and blinkers are read from the equipment; without it both are unknown', () => {
  const gear = (equipment: string | null) => {
    const { medication, blinkers } = lineOf({}, { equipment });
    return [medication, blinkers];
  };
  assert.equal(['L bf', 'L', 'b', '', null].map(gear), [
    ['lasix', true],
    ['lasix', false],
    ['none', true],
    ['none', false],
    [null, null],
  ]);
});

test('a horse claimed out of the race is marked, another is not', () => {
  const claims = [{ horseName: 'Paper Lantern 1', newTrainer: null, newOwner: null, price: null }];
  assert.is(lineOf({ claims }).claimed, true);
  assert.is(lineOf({ claims }, { programNumber: '2', horseName: 'Paper Lantern 2' }).claimed, false);
});

test('the last start a result names has a day and a finish, and nothing else', () => {
  const lastStart = { day: '2020-07-18' as RaceDay, track: 'BEL', raceNumber: 4, finish: 2 };
  const line = lastStartOf(aFinisher({ lastStart }));
  assert.equal(
    [line?.day, line?.track, line?.raceNumber, line?.official, line?.crossed.position],
    ['2020-07-18', 'BEL', 4, 2, 2],
  );
  assert.equal(
    [line?.surface, line?.distanceYards, line?.odds, line?.fieldSize, line?.nonFinish, line?.firstCall],
    [null, null, null, null, null, NOWHERE],
  );
  assert.is(lastStartOf(aFinisher({ lastStart: null })), null);
});

test('a last start that is only named says neither claimed, about nor off the turf', () => {
  const line = lastStartOf(aFinisher());
  assert.equal([line?.isAbout, line?.takenOffTurf, line?.claimed], [false, false, false]);
});

test('nothing of the race of another horse is in the line', () => {
  const other = fc.record({
    crossed: fc.constantFrom(2, 3, null),
    odds: fc.double({ min: 0.1, max: 90, noNaN: true }),
    comment: fc.constantFrom('', 'bumped'),
    weightLb: fc.integer({ min: 110, max: 126 }),
  });
  const first = aFinisher();
  const plain = pastRaceOf(
    'SAR',
    DAY,
    aRaceResult({ starters: [first, aFinisher({ programNumber: '2' })] }),
    first,
  );
  fc.assert(
    fc.property(other, (change) => {
      const race = aRaceResult({ starters: [first, aFinisher({ programNumber: '2', ...change })] });
      assert.equal(pastRaceOf('SAR', DAY, race, first), plain);
    }),
  );
});

test('a start for purse money only is a start without a price, and counts in the field', () => {
  const horse = aFinisher({ programNumber: '2', odds: null, noBetting: 'purse-only' });
  const race = aRaceResult({ starters: [aFinisher(), horse, aFinisher({ programNumber: '3' })] });
  const line = pastRaceOf('SAR', DAY, race, horse);
  assert.equal([line.odds, line.official, line.fieldSize], [null, 2, 3]);
});

test.run();
