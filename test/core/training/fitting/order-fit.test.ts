import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitOrder } from '#core/training/fitting/order-fit.ts';
import { near } from '#test/support/near.ts';
import { anExample } from './an-example.ts';

const test = suite('the exponents of second and third, by hand');

/** So many races at these chances with this order of the first places. */
const races = (count: number, chances: readonly number[], order: readonly number[]) =>
  Array.from({ length: count }, () => ({ example: anExample({ publicChances: chances, order }), chances }));
const THREE = [0.5, 0.3, 0.2];

test('seconds in proportion 3 to 2, as their chances, are Harville’s one', () => {
  const fit = fitOrder([...races(3, THREE, [0, 1]), ...races(2, THREE, [0, 2])]);
  near(fit.exponents.second, 1, 1e-6);
});

test('as often one as the other is a power of nought, 9 to 4 a power of two', () => {
  near(fitOrder([...races(2, THREE, [0, 1]), ...races(2, THREE, [0, 2])]).exponents.second, 0, 1e-6);
  near(fitOrder([...races(9, THREE, [0, 1]), ...races(4, THREE, [0, 2])]).exponents.second, 2, 1e-6);
});

test('the error is that of a share: of thirteen races, over the distance ln 1.5', () => {
  const { errors } = fitOrder([...races(9, THREE, [0, 1]), ...races(4, THREE, [0, 2])]);
  near(errors.second, 1 / (Math.log(1.5) * Math.sqrt((13 * 36) / 169)), 1e-5);
});

test('thirds are fitted on those left after the first two', () => {
  const four = [0.4, 0.3, 0.2, 0.1];
  const fit = fitOrder([...races(4, four, [0, 1, 2]), ...races(1, four, [0, 1, 3])]);
  near(fit.exponents.third, 2, 1e-6);
  assert.is(fit.races, 5);
});

test('the winner teaches nothing about second: an upset is as good as a favorite', () => {
  const upset = [...races(2, THREE, [2, 0]), ...races(2, THREE, [2, 1])];
  near(fitOrder(upset).exponents.second, 0, 1e-6);
});

test('with two or three runners there is no choice left, and Harville stays', () => {
  const two = fitOrder(races(9, [0.6, 0.4], [0, 1]));
  assert.equal(
    [two.exponents, two.errors],
    [
      { second: 1, third: 1 },
      { second: 0, third: 0 },
    ],
  );
  assert.is(fitOrder(races(9, THREE, [0, 1, 2])).exponents.third, 1);
});

test('races without an order are counted in nothing', () => {
  const known = [...races(3, THREE, [0, 1]), ...races(2, THREE, [0, 2])];
  const fit = fitOrder([...known, ...races(50, THREE, []), ...races(50, THREE, [0])]);
  assert.equal(fit, fitOrder(known));
  assert.is(fit.races, 0);
});

test('a horse without a chance that comes second is a surprise, not an error', () => {
  const { exponents } = fitOrder([...races(3, [0.6, 0.4, 0], [0, 2]), ...races(20, [0.6, 0.4, 0], [0, 1])]);
  assert.ok(Number.isFinite(exponents.second) && exponents.second > 0);
});

test.run();
