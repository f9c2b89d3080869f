import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { finishOrder } from '#core/handicapping/finish-order.ts';
import { isNear, vectors } from './vectors.ts';

const test = suite('finish order');

const HARVILLE = { second: 1, third: 1 };
const BENTER = { second: 0.81, third: 0.65 };
const FIELD = [0.4, 0.25, 0.15, 0.12, 0.08];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const nth = (values: readonly number[], n: number): number => values[n] ?? Number.NaN;

function sameAs(values: readonly number[], known: readonly number[], within: number): void {
  assert.is(values.length, known.length);
  known.forEach((value, n) => {
    assert.ok(isNear(nth(values, n), value, within), `${values} is not ${known}`);
  });
}

test('the published example: place .665 and show .837 for the favorite with the discount', () => {
  const { place, show } = finishOrder(FIELD, BENTER);
  sameAs(place, [0.665, 0.503, 0.342, 0.286, 0.204], 5e-4);
  sameAs(show, [0.837, 0.718, 0.565, 0.496, 0.384], 5e-4);
});

test('without the discount it is Harville', () => {
  sameAs(finishOrder(FIELD, HARVILLE).place, [0.6932, 0.5166, 0.3335, 0.2716, 0.185], 6e-5);
  const { inputWinPct, out } = vectors.placeShowRecommended;
  const { win, place, show } = finishOrder(inputWinPct, HARVILLE);
  sameAs(
    win,
    out.map((row) => row.win),
    1e-9,
  );
  sameAs(
    place,
    out.map((row) => row.place),
    6e-5,
  );
  sameAs(
    show,
    out.map((row) => row.show),
    6e-5,
  );
});

test('the exacta of the first two is .1667 by Harville and .1532 discounted', () => {
  assert.ok(isNear(finishOrder(FIELD, HARVILLE).exacta(0, 1), 0.1667, 5e-5));
  assert.ok(isNear(finishOrder(FIELD, BENTER).exacta(0, 1), 0.1532, 5e-5));
});

test('the fourth place goes on with the exponent of the third unless it has its own', () => {
  const { trifecta, superfecta } = finishOrder(FIELD, BENTER);
  const left = [0.12 ** 0.65, 0.08 ** 0.65] as const;
  assert.ok(isNear(superfecta(0, 1, 2, 3), (trifecta(0, 1, 2) * left[0]) / (left[0] + left[1]), 1e-12));
  const ownFinishOrder = finishOrder(FIELD, { ...BENTER, fourth: 0.55 });
  const flat = [0.12 ** 0.55, 0.08 ** 0.55] as const;
  assert.ok(
    isNear(ownFinishOrder.superfecta(0, 1, 2, 3), (trifecta(0, 1, 2) * flat[0]) / (flat[0] + flat[1]), 1e-12),
  );
  assert.is(superfecta(0, 1, 2, 1), 0);
});

test('no horse is first and second at once', () => {
  const { exacta, trifecta } = finishOrder(FIELD, BENTER);
  assert.is(exacta(1, 1), 0);
  assert.is(trifecta(0, 1, 0), 0);
  assert.is(trifecta(0, 1, 1), 0);
});

test('in a walkover, a match and a race of three the certain places are certain', () => {
  const alone = finishOrder([1], BENTER);
  assert.equal([alone.win, alone.place, alone.show], [[1], [1], [1]]);
  const match = finishOrder([0.7, 0.3], BENTER);
  sameAs(match.place, [1, 1], 1e-12);
  sameAs(match.show, [1, 1], 1e-12);
  const three = finishOrder([0.6, 0.3, 0.1], BENTER);
  assert.ok(isNear(sum(three.place), 2, 1e-12));
  sameAs(three.show, [1, 1, 1], 1e-12);
  assert.equal(finishOrder([], BENTER).win, []);
});

const fields = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 })
  .filter((chances) => sum(chances) > 0);
const exponents = fc.record({
  second: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
  third: fc.double({ min: 0.3, max: 1.2, noNaN: true }),
});

test('over any field win, place and show sum to 1, 2 and 3 and never fall', () => {
  fc.assert(
    fc.property(fields, exponents, (chances, powers) => {
      const { win, place, show } = finishOrder(chances, powers);
      assert.ok(isNear(sum(win), 1, 1e-9));
      assert.ok(isNear(sum(place), Math.min(2, chances.length), 1e-6));
      assert.ok(isNear(sum(show), Math.min(3, chances.length), 1e-6));
      chances.forEach((_, n) => {
        assert.ok(nth(win, n) <= nth(place, n) + 1e-12 && nth(place, n) <= nth(show, n) + 1e-12);
        assert.ok(nth(show, n) <= 1 + 1e-6);
      });
    }),
  );
});

test('a horse with the better chance to win has the better chance to place and show', () => {
  fc.assert(
    fc.property(fields, exponents, (chances, powers) => {
      const { win, place, show } = finishOrder(chances, powers);
      const order = chances.map((_, n) => n).sort((a, b) => nth(win, a) - nth(win, b));
      order.slice(1).forEach((better, n) => {
        const worse = order[n] ?? 0;
        assert.ok(nth(place, better) >= nth(place, worse) - 1e-9);
        assert.ok(nth(show, better) >= nth(show, worse) - 1e-9);
      });
    }),
  );
});

test('all exactas and all trifectas sum to one, by a second method', () => {
  const { exacta, trifecta, place } = finishOrder(FIELD, BENTER);
  const horses = FIELD.map((_, n) => n);
  assert.ok(isNear(sum(horses.flatMap((i) => horses.map((j) => exacta(i, j)))), 1, 1e-12));
  const all = horses.flatMap((i) => horses.flatMap((j) => horses.map((k) => trifecta(i, j, k))));
  assert.ok(isNear(sum(all), 1, 1e-12));
  const byExactas = sum(horses.map((j) => exacta(0, j) + exacta(j, 0)));
  assert.ok(isNear(byExactas, nth(place, 0), 1e-12));
});

test.run();
