import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RunStyle } from '#core/card/runner.ts';
import { field, findingsOf, rated } from './finding-of.ts';

const test = suite('how a style suits the pace');

const STYLES: readonly RunStyle[] = ['E', 'E/P', 'P', 'S'];

/** A leader, a presser, a stalker and a closer without points of their own, and rivals with these points. */
const fitIn = (...points: readonly number[]) => {
  const four = STYLES.map((runStyle) => rated({ runStyle, earlyPoints: 0 }));
  const rivals = points.map((earlyPoints) => rated({ runStyle: 'E', earlyPoints }));
  return findingsOf('paceFit', field(...four, ...rivals));
};
const valuesIn = (...points: readonly number[]) =>
  ['1', '2', '3', '4'].map((number) => fitIn(...points).get(number)?.value ?? Number.NaN);
const ascending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));

test('in a duel, the later the style the better: leaders against, closers for', () => {
  const values = valuesIn(8, 8, 7);
  assert.ok(ascending(values));
  assert.ok((values[0] ?? 0) < 0 && (values[3] ?? 0) > 0);
});

test('in a slow pace, the earlier the style the better', () => {
  const values = valuesIn(4, 4, 3);
  assert.ok(ascending([...values].reverse()));
  assert.ok((values[0] ?? 0) > 0 && (values[3] ?? 0) < 0);
});

test('an honest pace speaks against no style', () => {
  assert.ok(valuesIn(6, 6, 5).every((value) => value >= 0));
});

test('behind a lone leader nobody gains, and closers lose the most', () => {
  const findings = fitIn(8);
  assert.equal(findings.get('5'), { value: 1, says: 'the only early speed (8 early points, next best 0)' });
  const values = valuesIn(8);
  assert.ok(ascending([...values].reverse()));
  assert.ok((values[3] ?? 0) < 0);
});

test('from leader to closer: a duel turns the field around, an honest pace helps those just behind', () => {
  assert.equal(valuesIn(8, 8, 7), [-0.6, -0.15, 0.4, 0.6]);
  assert.equal(valuesIn(6, 6, 5), [0, 0.2, 0.15, 0]);
  assert.equal(valuesIn(8), [0.1, 0, -0.15, -0.4]);
});

test('each clause has what the horse does, what the pace looks like and the three best points', () => {
  assert.is(fitIn(8, 8, 7).get('4')?.says, 'closes, a duel up front threatens (top early points 8, 8, 7)');
  assert.is(fitIn(6, 6, 5).get('3')?.says, 'stalks, the pace looks honest (top early points 6, 6, 5)');
  assert.is(fitIn(4, 3, 2).get('2')?.says, 'presses, the pace looks slow (top early points 4, 3, 2)');
  assert.is(fitIn(8).get('1')?.says, 'likes the lead, a lone leader may get away (top early points 8, 0, 0)');
});

test('without any points the styles alone make the pace, and no points are made up', () => {
  const styled = (...styles: readonly RunStyle[]) =>
    findingsOf('paceFit', field(...styles.map((runStyle) => rated({ runStyle, earlyPoints: null }))));
  assert.is(styled('E', 'P', 'S').get('1')?.says, 'the only early speed');
  assert.is(styled('E', 'E', 'E/P', 'E').get('1')?.says, 'likes the lead, a duel up front threatens');
});

test('a horse of unknown style is not judged, whatever the pace', () => {
  const runners = field(
    rated({ runStyle: null, earlyPoints: 0 }),
    ...[8, 8, 7].map((earlyPoints) => rated({ earlyPoints })),
  );
  assert.equal([...findingsOf('paceFit', runners).keys()], ['2', '3', '4']);
});

test('while too little of the field is known no horse has an angle', () => {
  const unknown = rated({ runStyle: null, earlyPoints: null });
  const runners = field(rated({ runStyle: 'E', earlyPoints: 8 }), unknown, unknown, unknown);
  assert.is(findingsOf('paceFit', runners).size, 0);
});

test.run();
