import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fairChances } from '#core/odds/fair-chances.ts';
import { quotedAtLeast } from '#core/odds/price-ladder.ts';
import { takeoutOn } from '#core/odds/takeout.ts';
import { edgePercentage, expectedValue, priceToTake, winPayout } from '#core/odds/value.ts';

const test = suite('fair chances and value');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const near = (one: number, other: number, within = 1e-12): void =>
  assert.ok(Math.abs(one - other) <= within, `${one} is not ${other}`);
const prices = fc.array(fc.option(fc.double({ min: 0, max: 500, noNaN: true }), { nil: null }), {
  minLength: 1,
  maxLength: 24,
});

test('1-1, 2-1 and 3-1 are 6, 4 and 3 thirteenths once the overround is out', () => {
  const { chances, overround, assumed } = fairChances([1, 2, 3]);
  [6, 4, 3].forEach((share, index) => {
    near(chances[index] ?? 0, share / 13);
  });
  near(overround ?? 0, 13 / 12);
  assert.equal(assumed, [false, false, false]);
});

test('a horse without a price gets the average of the others and is marked', () => {
  const { chances, overround, assumed } = fairChances([1, null, 1]);
  chances.forEach((chance) => {
    near(chance, 1 / 3);
  });
  near(overround ?? 0, 1);
  assert.equal(assumed, [false, true, false]);
});

test('a field without any price is level, and has no overround', () => {
  assert.equal(fairChances([null, null]), { chances: [0.5, 0.5], overround: null, assumed: [true, true] });
  assert.equal(fairChances([]).chances, []);
});

test('fair chances always sum to one, each above zero, and keep the order of the prices', () => {
  fc.assert(
    fc.property(prices, (line) => {
      const { chances } = fairChances(line);
      near(sum(chances), 1, 1e-9);
      assert.ok(chances.every((chance) => chance > 0 && chance <= 1));
      line.forEach((price, i) => {
        line.forEach((other, j) => {
          if (price !== null && other !== null && price < other)
            assert.ok((chances[i] ?? 0) >= (chances[j] ?? 0));
        });
      });
    }),
  );
});

test('0.30 at 3.2-1 gains 26 cents a dollar, 0.25 at 3-1 nothing', () => {
  near(expectedValue(0.3, 3.2), 0.26);
  near(expectedValue(0.25, 3), 0);
});

test('the price to take leaves exactly the margin', () => {
  near(priceToTake(0.25, 0.2) ?? 0, 3.8);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.8, noNaN: true }), (chance) => {
      near(expectedValue(chance, priceToTake(chance, 0.2) ?? 0), 0.2, 1e-9);
    }),
  );
  assert.is(priceToTake(0, 0.2), null);
  assert.is(priceToTake(Number.NaN, 0.2), null);
});

test('a price is quoted on the next step of the board, never shorter', () => {
  assert.equal(quotedAtLeast(3.8), { toOne: 4, text: '4-1' });
  assert.equal(quotedAtLeast(3.5), { toOne: 3.5, text: '7-2' });
  assert.equal(quotedAtLeast(0), { toOne: 0.2, text: '1-5' });
  assert.is(quotedAtLeast(99.1), null);
});

test('18 % at 6-1 has an edge of 26, and a $2 ticket pays $14', () => {
  near(edgePercentage(0.18, 6), 26, 1e-9);
  assert.is(winPayout(6), 14);
});

test('New York takes out 16%, 18.5% and 24%; earlier days are assumed to match the oldest known rate', () => {
  const day = '2025-06-07' as RaceDay;
  assert.is(takeoutOn('saratoga', day, 'win').share, 0.16);
  assert.is(takeoutOn('saratoga', day, 'exacta').share, 0.185);
  assert.is(takeoutOn('saratoga', day, 'trifecta').share, 0.24);
  assert.is(takeoutOn('saratoga', day, 'show').isAssumed, false);
  const before = takeoutOn('saratoga', '1999-01-01' as RaceDay, 'win');
  assert.equal([before.share, before.isAssumed], [0.16, true]);
});

test.run();
