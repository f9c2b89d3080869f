import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPrice } from '#test/support/a-price.ts';
import { type DrfRow, drfRow, five, workLine } from '#test/support/brisnet-fixture.ts';
import { present } from '#test/support/present.ts';
import { readingRows, runnerFrom } from './reading.ts';

const test = suite('runner of a card');

test('coupled runners share a letter and their number; field horses and scratches are recognized', async () => {
  const { card } = await readingRows([
    drfRow(1, 1, { 5: 'A', 43: '1' }),
    drfRow(1, 2, { 5: 'A', 43: '1A' }),
    drfRow(1, 3, { 5: 'F' }),
    drfRow(1, 4, { 5: 'S' }),
  ]);
  const runners = card.races[0]?.runners.map(({ programNumber, postPosition, coupledWith, isScratched }) => [
    programNumber,
    postPosition,
    coupledWith,
    isScratched,
  ]);
  assert.equal(runners, [
    ['1', 1, 'A', false],
    ['1A', 2, 'A', false],
    ['3', 3, 'F', false],
    ['4', 4, null, true],
  ]);
});

const LISTED: readonly (readonly [string, string | null])[] = [
  ['A', 'also-eligible'],
  ['M', 'main-track-only'],
  ['', null],
];
for (const [letter, status] of LISTED) {
  test(`list status "${letter}" is ${status ?? 'in the body of the race'}`, async () => {
    assert.is((await runnerFrom({ 41: letter })).listStatus, status);
  });
}

const MEDICATIONS: readonly (readonly [number, string | null])[] = [
  [0, 'none'],
  [1, 'lasix'],
  [2, 'bute'],
  [3, 'bute and lasix'],
  [4, 'first-time lasix'],
  [5, 'bute and first-time lasix'],
  [9, null],
];
for (const [digit, medication] of MEDICATIONS) {
  test(`medication ${digit} is ${medication ?? 'unknown'}`, async () => {
    assert.is((await runnerFrom({ 62: digit, 63: 1 })).medication, medication);
  });
}

test('equipment: blinkers on, off, no change, not supplied', async () => {
  const read = async (digit: number) => (await runnerFrom({ 64: digit })).blinkers;
  assert.equal([await read(1), await read(2), await read(0), await read(9)], ['on', 'off', null, null]);
});

test('a small g is a gelding at his first start as one', async () => {
  const runner = await runnerFrom({ 49: 'g' });
  assert.is(runner.sex, 'gelding');
  assert.is(runner.firstStartAsGelding, true);
});

test('age is counted in years of birth and the key joins name, year and dam', async () => {
  const runner = await runnerFrom({ 45: "MAGGIE'S LAMP", 46: 22, 54: 'WICK(IRE)' });
  assert.is(runner.age, 3);
  assert.is(runner.horseKey, 'MAGGIESLAMP|2022|WICK');
});

test('a morning line is a price of the card, as a number and as printed', async () => {
  assert.equal((await runnerFrom({ 44: '  1.20' })).morningLine, aPrice(1.2));
  assert.equal((await runnerFrom({ 44: '  3.50' })).morningLine, aPrice(3.5));
  assert.is((await runnerFrom({ 44: '' })).morningLine, null);
});

test('an empty rider is no jockey', async () => {
  assert.is((await runnerFrom({ 33: 'RIDER TBA' })).jockey, null);
});

test('a span without starts is unknown, not zero for zero', async () => {
  const spans = { ...five(35, 0, 0, 0, 0), ...five(1157, 50, 9, 8, 7, -0.4), ...five(1162, 0, 0, 0, 0, 0) };
  assert.equal((await runnerFrom(spans)).jockey?.records, [
    { span: 'this year', starts: 50, wins: 9, places: 8, shows: 7, roi: -0.4 },
  ]);
  const meet = await runnerFrom({ ...five(29, 4, 1, 0, 1), ...five(1147, 9, 2, 1, 1, 0.5) });
  assert.equal(
    meet.trainer?.records.map(({ span, starts, roi }) => [span, starts, roi]),
    [
      ['this meet', 4, null],
      ['this year', 9, 0.5],
    ],
  );
  assert.is((await runnerFrom({})).combination, null);
});

test('best figures of zero are unknown; run style is read before early points', async () => {
  const none = (await runnerFrom({ 210: 'NA ', 211: 0, 1178: 0, 1331: '', 251: '' })).ratings;
  assert.equal(
    [none.runStyle, none.earlyPoints, none.bestFast, none.bestThisTrack, none.primePower],
    [null, null, null, null, null],
  );
  const closer = (await runnerFrom({ 210: 'S  ', 211: 0, 1178: 91 })).ratings;
  assert.equal([closer.runStyle, closer.earlyPoints, closer.bestFast], ['S', 0, 91]);
});

test('pedigree ratings: 0X is unknown, a star or question mark is a thin sample', async () => {
  const { fast, mud, turf, distance } = (await runnerFrom({})).pedigree;
  assert.equal([fast, mud], [{ value: 104, thin: false }, null]);
  assert.equal(
    [turf, distance],
    [
      { value: 100, thin: true },
      { value: 103, thin: true },
    ],
  );
});

test('records come with their years', async () => {
  const runner = await runnerFrom({
    ...five(85, 2025),
    ...five(86, 3, 1, 0, 1, 45000),
    ...five(80, 2, 1, 0, 0, 9000),
  });
  assert.equal(present(runner.records).currentYear, {
    year: 2025,
    starts: 3,
    wins: 1,
    places: 0,
    shows: 1,
    earnings: 45000,
  });
  assert.equal(present(runner.records).wet, { starts: 2, wins: 1, places: 0, shows: 0, earnings: 9000 });
  assert.is(runner.records?.life?.starts, 8);
});

test('angles of trainer and jockey become shares', async () => {
  const angles: DrfRow = {
    1337: '2nd off layoff',
    ...five(1338, 212, 18.4, 47.1, -0.3),
    1367: 'Routes',
    ...five(1368, 40, 10, 6, 4, 0.2),
  };
  assert.equal((await runnerFrom(angles)).angles, [
    { who: 'trainer', label: '2nd off layoff', starts: 212, winShare: 0.184, inMoneyShare: 0.471, roi: -0.3 },
    { who: 'jockey', label: 'Routes', starts: 40, winShare: 0.25, inMoneyShare: 0.5, roi: 0.2 },
  ]);
});

test('" And" that became " &" inside a name is put back', async () => {
  assert.is((await runnerFrom({ 56: 'Knapczyk &rew' })).pedigree.breeder, 'Knapczyk Andrew');
  assert.is((await runnerFrom({ 56: 'Smith &Lee' })).pedigree.breeder, 'Smith & Lee');
  assert.is((await runnerFrom({ 56: 'Smith & Lee' })).pedigree.breeder, 'Smith & Lee');
});

test('a bullet is written as a negative time', async () => {
  const { workouts } = await runnerFrom({
    ...workLine(0, { 114: '-35.80', 138: 660, 186: 8, 198: 1 }),
    ...workLine(1),
    ...workLine(2, { 114: '' }),
  });
  assert.equal(
    present(workouts).map(({ seconds, isBullet, distanceYards, rank, count }) => [
      seconds,
      isBullet,
      distanceYards,
      rank,
      count,
    ]),
    [
      [35.8, true, 660, 1, 8],
      [48.4, false, 880, 12, 40],
    ],
  );
});

test.run();
