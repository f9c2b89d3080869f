import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { trackVariant } from '#core/handicapping/figures/track-variant.ts';
import { medianOf } from '#core/kernel/numbers.ts';

const test = suite('track variant');

test('three races 4, 5 and 6 over par measure 5 and count as 3', () => {
  assert.equal(trackVariant([4, 6, 5]), { points: 3, measured: 5, races: 3, dropped: 0 });
});

test('without races the variant is empty', () => {
  assert.equal(trackVariant([]), { points: 0, measured: 0, races: 0, dropped: 0 });
});

test('a race far off the others is left out, and counted as left out', () => {
  const variant = trackVariant([-6, -5, -4, -5, 40]);
  assert.equal([variant.races, variant.dropped, variant.measured], [4, 1, -5]);
});

test('of three races none is called an outlier', () => assert.is(trackVariant([0, 0, 60]).dropped, 0));

test('more races that agree move the variant closer to what they measure', () => {
  const points = [1, 3, 9].map((races) => trackVariant(new Array<number>(races).fill(10)).points);
  assert.ok(points[0] !== undefined && points[1] !== undefined && points[2] !== undefined);
  assert.ok(
    (points[0] ?? 0) < (points[1] ?? 0) && (points[1] ?? 0) < (points[2] ?? 0) && (points[2] ?? 0) < 10,
  );
});

test('it never goes beyond the furthest race, does not mind the order, and turns with the sign', () => {
  const races = fc.array(fc.double({ min: -60, max: 60, noNaN: true }), { maxLength: 14 });
  fc.assert(
    fc.property(races, (values) => {
      const { points } = trackVariant(values);
      const most = Math.max(0, ...values.map(Math.abs));
      assert.ok(Math.abs(points) <= most + 1e-9);
      assert.ok(Math.abs(trackVariant([...values].reverse()).points - points) < 1e-9);
      assert.ok(Math.abs(trackVariant(values.map((value) => -value)).points + points) < 1e-9);
    }),
  );
});

test('the middle of an even count is between the two', () => {
  assert.is(medianOf([4, 1, 3, 2]), 2.5);
  assert.is(medianOf([9, 1, 5]), 5);
});

test('races that agree differ by five points anyhow: twelve and a half off is no outlier, more is', () => {
  assert.is(trackVariant([50, 50, 50, 50, 62.5]).dropped, 0);
  assert.is(trackVariant([50, 50, 50, 50, 62.6]).dropped, 1);
});

test('an outlier is one against the middle of its day, however fast the whole day was', () => {
  for (const level of [-40, 0, 40]) {
    const { races, dropped, measured } = trackVariant([0, 0, 0, 0, 60].map((points) => points + level));
    assert.equal([races, dropped, measured], [4, 1, level]);
  }
});

test.run();
