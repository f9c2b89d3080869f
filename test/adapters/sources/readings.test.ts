import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { distanceIn } from '#adapters/sources/readings/distance.ts';
import { numberIn, sumIn, wholeIn } from '#adapters/sources/readings/number.ts';
import { oddsIn } from '#adapters/sources/readings/odds.ts';
import { programNumberIn } from '#adapters/sources/readings/program-number.ts';
import { surfaceIn } from '#adapters/sources/readings/surface.ts';
import { wagerName, winningNumbers } from '#adapters/sources/readings/wager.ts';
import { trackCode } from '#adapters/sources/the-racing-api/fields.ts';
import { distanceText } from '#core/card/distance.ts';

const test = suite('readings');

test('a track code has up to four letters and digits, a letter first', () => {
  for (const [raw, code] of [
    ['sar', 'SAR'],
    ['WRDX', 'WRDX'],
    ['B1', 'B1'],
  ] as const)
    assert.is(trackCode.parse(raw), code);
  for (const none of ['SARAT', '1SA', '??', '', null])
    assert.not(trackCode.safeParse(none).success, String(none));
});

for (const [raw, text] of [
  ['5/2', '5-2'],
  ['5-2', '5-2'],
  [' 7 / 2 ', '7-2'],
  ['8', '8-1'],
  [8, '8-1'],
  ['3.6', '3.6-1'],
  ['EVEN', '1-1'],
  ['Evs', '1-1'],
] as const) {
  test(`the odds ${JSON.stringify(raw)} are ${text}`, () => {
    assert.is(oddsIn(raw)?.text, text);
  });
}

for (const none of [
  'SCR',
  '-',
  '--',
  '',
  '0',
  '0-1',
  '5-0',
  '5/0',
  'NA',
  null,
  undefined,
  'x',
  {},
  '99999',
  Number.NaN,
]) {
  test(`${JSON.stringify(none)} is not a price`, () => {
    assert.is(oddsIn(none), null);
  });
}

for (const [raw, yards] of [
  ['6F', 1320],
  ['6.5F', 1430],
  ['5 1/2F', 1210],
  ['1M 40Y', 1800],
  ['1M 70Y', 1830],
  ['1 1/16M', 1870],
  ['6 1/2 Furlongs', 1430],
  ['Six And One Half Furlongs', 1430],
  ['One And One Sixteenth Miles', 1870],
  ['1 Mile 70 Yards', 1830],
  ['1 Mile and 3/8', null],
  ['One Mile', 1760],
  ['300 Yards', 300],
  ['1 1/0 Miles', null],
  ['6', null],
  ['', null],
  ['6 horses', null],
  ['40M', null],
  [7, null],
] as const) {
  test(`the distance ${JSON.stringify(raw)} is ${yards ?? 'none'}`, () => {
    assert.is(distanceIn(raw)?.yards ?? null, yards);
  });
}

test('a distance that is about one says so', () => {
  assert.equal(distanceIn('About 1 1/16 Miles'), { yards: 1870, isAbout: true });
  assert.equal(distanceIn('6F'), { yards: 1320, isAbout: false });
});

test('what the product prints as a distance it reads again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 28 }), (halves) => {
      assert.is(distanceIn(distanceText(halves * 110))?.yards, halves * 110);
    }),
  );
});

test('numbers may be text, with dollars and commas, or none', () => {
  assert.equal(
    ['75,589.00', '$2.40', '41250', ' 7 ', '.5', '-3', 0].map(numberIn),
    [75_589, 2.4, 41_250, 7, 0.5, -3, 0],
  );
  assert.equal(
    ['', 'NA', 'SCR', '1A', '1,2', '1e3', null, [], true, Number.POSITIVE_INFINITY].map(numberIn),
    Array(10).fill(null),
  );
});

test('a sum of nothing is unknown, and a whole number stays within its bounds', () => {
  assert.equal(['0.00', '0', '-4', '12.50'].map(sumIn), [null, null, null, 12.5]);
  assert.equal(
    [0, 1, '20', 21, 2.5].map((raw) => wholeIn(raw, 1, 20)),
    [null, 1, 20, null, null],
  );
});

test('a program number is a number with at most one letter', () => {
  assert.equal(['1', 1, '1a', '#4', '07', '12X'].map(programNumberIn), ['1', '1', '1A', '4', '7', '12X']);
  assert.equal(['0', '', 'A1', '123', '1AB', '1-2', null].map(programNumberIn), Array(7).fill(null));
});

test('courses are read from their words or letters', () => {
  assert.equal(
    ['Dirt', 'D', 'Mellon Turf', 'Inner turf', 'Inner Turf', 'Hurdle', 'All Weather', 'Main Track'].map(
      surfaceIn,
    ),
    ['dirt', 'dirt', 'turf', 'inner-turf', 'inner-turf', 'steeplechase', 'synthetic', 'dirt'],
  );
  assert.equal(['', 'Q', null].map(surfaceIn), [null, null, null]);
});

test('a wager is known by its name, and an unknown one by its code', () => {
  assert.equal(['EX', 'exa', 'SFC', 'PK4', 'DB', 'Grand Slam'].map(wagerName), [
    'Exacta',
    'Exacta',
    'Superfecta',
    'Pick 4',
    'Daily Double',
    'Grand Slam',
  ]);
  assert.equal(['2/1/6', '2-1-6', '2 - 1 - 6', '1A'].map(winningNumbers), ['2-1-6', '2-1-6', '2-1-6', '1A']);
});

test.run();
