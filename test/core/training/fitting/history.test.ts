import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { examplesOf } from '#core/training/fitting/history.ts';
import { dayAt, ran, starter, valueIn } from './ran.ts';

const test = suite('examples from the history');

const two = [starter('1', { odds: 1 }), starter('2', { odds: 3 })];
const last = (days: number, finish: number | null = 4, track = 'BEL') => ({
  lastStart: { day: dayAt(days), track, raceNumber: 5, finish },
  lastStartReported: true,
});

test('the public’s chances are its final prices without the overround: 1-1 and 3-1 are 2/3 and 1/3', () => {
  const [example] = examplesOf([ran(0, two)]);
  assert.equal(
    example?.publicChances.map((chance) => Math.round(chance * 300)),
    [200, 100],
  );
  assert.equal(
    [example?.odds, example?.won, example?.order],
    [
      [1, 3],
      [1, 0],
      [0, 1],
    ],
  );
});

test('a horse’s race of one day is form on the next, not on the same', () => {
  const [first, second, next] = examplesOf([
    ran(0, two, { raceNumber: 1 }),
    ran(0, two, { raceNumber: 2 }),
    ran(14, two),
  ]);
  assert.equal(
    [first, second, next].map((example) => valueIn(example, 'firstStart')),
    [1, 1, 0],
  );
  assert.equal([valueIn(next, 'lastPlace', 1), valueIn(next, 'experience')], [-Math.log(2), Math.log(3)]);
});

test('races are in order of days, however they were imported', () => {
  const history = [ran(14, two), ran(0, two), ran(7, two)];
  const days = examplesOf(history).map(({ day }) => day);
  assert.equal(days, [dayAt(0), dayAt(7), dayAt(14)]);
});

test('the same names at another track on the same day are not form either', () => {
  const [aqueduct, example] = examplesOf([ran(0, two), ran(0, two, { track: 'SAR' })]);
  assert.equal([valueIn(aqueduct, 'experience'), valueIn(example, 'experience')], [0, 0]);
});

test('a jockey is known by the prices and winners of the days before', () => {
  const [, next] = examplesOf([ran(0, two), ran(1, two)]);
  const share = 0.5 ** (1 / 365);
  const support = (share * (Math.log(4 / 3) + Math.log(2 / 3)) - 9) / (2 * share + 30);
  assert.ok(Math.abs((valueIn(next, 'jockeySupport') ?? 0) - support) < 1e-9);
  const edge = Math.log((share + 8) / (share + 8));
  assert.ok(Math.abs((valueIn(next, 'jockeyEdge') ?? 1) - edge) < 1e-9);
});

test('a source without earlier races makes no first starters', () => {
  const unknown = two.map((horse) => ({ ...horse, lastStartReported: false }));
  const [example] = examplesOf([ran(0, unknown)]);
  assert.equal([valueIn(example, 'firstStart'), valueIn(example, 'experience')], [null, null]);
  const [, later] = examplesOf([ran(0, unknown), ran(9, unknown)]);
  assert.equal([valueIn(later, 'firstStart'), valueIn(later, 'experience')], [0, Math.log(2)]);
});

test('a trainer has a record of first starters only where they are reported', () => {
  const debutOf = (lastStartReported: boolean) => {
    const field = two.map((horse) => ({ ...horse, lastStartReported }));
    const newcomers = [starter('1', { horseName: 'Slate Gate' }), starter('2', { horseName: 'Reed Bed' })];
    return valueIn(examplesOf([ran(0, field), ran(9, newcomers)])[1], 'debutSupport');
  };
  assert.is(debutOf(false), null);
  assert.type(debutOf(true), 'number');
});

test('the last race named by an entry counts where nothing more about it is stored', () => {
  const named = [starter('1', last(-20)), starter('2')];
  const [example] = examplesOf([ran(0, named)]);
  assert.equal(
    ['lastPlace', 'firstStart', 'ontoTurf', 'surfaceForm', 'blinkersOn', 'lastSupport'].map((name) =>
      valueIn(example, name),
    ),
    [-Math.log(4), 0, null, null, null, null],
  );
  assert.ok(Math.abs((valueIn(example, 'daysOff') ?? 0) - Math.log(30 / 20)) < 1e-9);
});

test('a last race dated on the day or after it is not believed, today or later', () => {
  for (const days of [0, 3]) {
    const wrong = [starter('1', last(days, 1, 'SAR')), starter('2')];
    const history = [ran(0, wrong), ran(9, two)];
    const [today, later] = examplesOf(history);
    assert.equal([valueIn(today, 'lastPlace'), valueIn(today, 'lastLineSupport')], [null, null]);
    assert.is(valueIn(later, 'experience'), Math.log(2));
    const fromSaratoga = ran(0, [starter('1', last(-9, 1, 'SAR')), starter('2')]);
    const [, example] = examplesOf([
      fromSaratoga,
      ran(9, [starter('1', last(9 + days, 1, 'SAR')), starter('2')]),
    ]);
    assert.is(valueIn(example, 'lastLineSupport'), null);
  }
});

test('a declared non-starter is not in the race and has run no race', () => {
  for (const change of [
    { official: null, crossed: null },
    { official: 3, crossed: 3, comment: 'unprepared, non starter' },
  ]) {
    const declared = starter('3', { odds: null, ...change });
    const [example, next] = examplesOf([ran(0, [...two, declared]), ran(9, [...two, starter('3')])]);
    assert.equal([example?.starters, example?.interests], [2, 2]);
    assert.equal([valueIn(next, 'firstStart', 2), valueIn(next, 'experience', 2)], [1, 0]);
  }
});

test('a horse whose price is missing in the tables did run', () => {
  const unpriced = starter('3', { odds: null });
  const [, next] = examplesOf([ran(0, [...two, unpriced]), ran(9, [...two, starter('3')])]);
  assert.is(valueIn(next, 'lastPlace', 2), -Math.log(3));
});

test('a rider is the same with and without a middle initial', () => {
  const spelled = two.map((horse) => ({ ...horse, jockeyName: 'Robin T. Lane' }));
  const [, next] = examplesOf([ran(0, spelled), ran(9, two)]);
  assert.is(valueIn(next, 'sameJockey'), 1);
  const [, other] = examplesOf([
    ran(0, spelled),
    ran(
      9,
      two.map((horse) => ({ ...horse, jockeyName: 'Jo Lane' })),
    ),
  ]);
  assert.is(valueIn(other, 'sameJockey'), 0);
});

test('coupled starters share a price, a chance and a win', () => {
  const entry = [
    starter('1', { odds: 1, official: 2, crossed: 2 }),
    starter('1A', { odds: 1, official: 1, crossed: 1 }),
    starter('2', { odds: 3, official: 3, crossed: 3 }),
  ];
  const [example] = examplesOf([ran(0, entry)]);
  assert.equal([example?.starters, example?.interests, example?.interestOf], [3, 2, [0, 0, 1]]);
  assert.equal(
    [example?.won, example?.order],
    [
      [1, 0],
      [0, 1],
    ],
  );
  assert.equal(
    example?.publicChances.map((chance) => Math.round(chance * 300)),
    [200, 100],
  );
});

test('a race without a winner, or with an unpriced winner, teaches form but is no example', () => {
  const noWinner = two.map((horse) => ({ ...horse, official: null }));
  const unpriced = [starter('1', { odds: null }), starter('2'), starter('3')];
  assert.is(examplesOf([ran(0, noWinner)]).length, 0);
  const [next] = examplesOf([
    ran(0, unpriced),
    ran(
      9,
      unpriced.map((horse) => ({ ...horse, odds: 2 })),
    ),
  ]);
  assert.equal([next?.day, valueIn(next, 'firstStart')], [dayAt(9), 0]);
});

test('a morning line counts only where every interest has one', () => {
  const lines = (numbers: readonly string[]) => () => new Map(numbers.map((number) => [number, 1] as const));
  const [example] = examplesOf([ran(0, two)], { lines: lines(['1', '2']) });
  const [part] = examplesOf([ran(0, two)], { lines: lines(['1']) });
  assert.equal([example?.lineChances, part?.lineChances], [[0.5, 0.5], null]);
});

test('the documented formula at the final prices, normalized: a favorite has the most', () => {
  const [example] = examplesOf([ran(0, two)]);
  const [favorite = 0, other = 0] = example?.formulaChances ?? [];
  assert.ok(Math.abs(favorite + other - 1) < 1e-12 && favorite > other);
});

test.run();
