import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type LevelFacts, raceKindOf, raceLevel } from '#core/handicapping/class/race-level.ts';

const test = suite('level of a race');

const level = (raceType: string, change: Partial<LevelFacts> = {}) =>
  raceLevel({
    raceType,
    grade: null,
    claimingPrice: null,
    onlyTwoYearOlds: false,
    onlyFemales: false,
    stateBred: false,
    ...change,
  });

test('codes of cards, of New York tables and words of charts name the same kinds', () => {
  for (const [kind, ...names] of [
    ['maiden special weight', 'S', 'MSW', 'Maiden Special Weight'],
    ['maiden claiming', 'M', 'MCL', 'Maiden Claiming', 'Waiver Maiden Claiming'],
    ['claiming', 'C', 'CLM', 'Claiming', 'Waiver Claiming'],
    ['optional claiming', 'AO', 'AOC', 'Allowance Optional Claiming'],
    ['allowance', 'A', 'ALW', 'Allowance'],
    ['starter', 'R', 'STR', 'Starter Allowance'],
    ['stakes', 'N', 'G1', 'STK', 'Stakes', 'Handicap'],
  ] as const) {
    for (const name of names) assert.is(raceKindOf(name), kind, name);
  }
  assert.is(raceKindOf('something else'), null);
});

test('claiming prices earn what is published: 57, 83 and 91 at $2,500, $10,000 and $25,000', () => {
  const points = [2_500, 10_000, 25_000].map((claimingPrice) => level('C', { claimingPrice }).prior);
  assert.equal(
    points.map((value) => Math.round(value * 1e6) / 1e6),
    [57, 83, 91],
  );
});

test('above $60,000 the points go on as between the last two prices, and above $100,000 no more', () => {
  const points = [75_000, 100_000, 250_000].map((claimingPrice) => level('C', { claimingPrice }).prior);
  const byPrice = (dollars: number): number =>
    91 + (6 * Math.log(dollars / 25_000)) / Math.log(60_000 / 25_000);
  assert.ok(Math.abs((points[0] ?? 0) - byPrice(75_000)) < 1e-9, `${points[0]}`);
  assert.equal([points[1], points[2]], [byPrice(100_000), byPrice(100_000)]);
  assert.ok((points[2] ?? 0) < level('N', { grade: 3 }).prior);
});

test('a higher price, and a higher grade, is never a lower class', () => {
  const prices = [1_000, 5_000, 10_000, 16_000, 25_000, 40_000, 75_000, 500_000];
  const points = prices.map((claimingPrice) => level('C', { claimingPrice }).prior);
  assert.equal(
    points,
    [...points].sort((a, b) => a - b),
  );
  const graded = ([3, 2, 1] as const).map((grade) => level('N', { grade }).prior);
  assert.equal([level('N').prior, ...graded], [98, 102, 106, 112]);
});

test('fillies, two-year-olds and state-breds are classes of their own, expected to earn less', () => {
  const open = level('S');
  for (const change of [{ onlyFemales: true }, { onlyTwoYearOlds: true }, { stateBred: true }]) {
    const raceLevel = level('S', change);
    assert.ok(raceLevel.prior < open.prior);
    assert.is.not(raceLevel.key, open.key);
  }
});

test('from the bottom up: starter, allowance, optional claiming, stakes, and each grade', () => {
  const points = ['STR', 'A', 'AO', 'N'].map((type) => level(type).prior);
  assert.equal(points, [84, 93, 94, 98]);
  assert.is(level('S').prior, 84);
  assert.is(level('something else').prior, 86);
});

test('maidens for a price are eight points under winners for it', () => {
  const price = { claimingPrice: 25_000 };
  assert.is(level('M', price).prior, level('C', price).prior - 8);
});

test('a claimer of unknown price is in no band of prices, and is expected to earn what claimers do on average', () => {
  const bands = [8_000, 12_500, 17_500, 25_000, 35_000, 50_000, 75_000, 100_000];
  const keys = bands.map((claimingPrice) => level('C', { claimingPrice }).key);
  assert.is(level('C').key, 'claiming/price unknown');
  assert.not.ok(keys.includes(level('C').key));
  assert.is(Math.round(level('C').prior), 90);
  assert.is(level('M').prior, level('C').prior - 8);
});

test('a price up to the edge of its band is in it, a dollar more is in the next', () => {
  const key = (claimingPrice: number) => level('C', { claimingPrice }).key;
  assert.is(key(8_000), key(2_500));
  assert.is.not(key(8_001), key(8_000));
  assert.is(key(8_001), key(12_500));
  assert.is(key(75_001), key(500_000));
});

test('a grade counts before the kind and the price of a race', () => {
  const graded = level('C', { grade: 3, claimingPrice: 10_000 });
  assert.equal(graded, level('N', { grade: 3 }));
});

test('state-bred two-year-old fillies are one class, fifteen points under the open one', () => {
  const marked = level('S', { onlyFemales: true, onlyTwoYearOlds: true, stateBred: true });
  assert.is(marked.prior, level('S').prior - 15);
  assert.is(marked.key, 'maiden special weight f2s');
});

test.run();
