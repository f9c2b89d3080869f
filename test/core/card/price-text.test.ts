import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { morningLineText } from '#core/card/price-text.ts';

const test = suite('morning line');

const LADDER: readonly (readonly [number, string])[] = [
  [0.2, '1-5'],
  [0.4, '2-5'],
  [0.5, '1-2'],
  [0.6, '3-5'],
  [0.8, '4-5'],
  [0.9, '9-10'],
  [1, '1-1'],
  [1.2, '6-5'],
  [1.4, '7-5'],
  [1.5, '3-2'],
  [1.6, '8-5'],
  [1.8, '9-5'],
  [2, '2-1'],
  [2.5, '5-2'],
  [3, '3-1'],
  [3.5, '7-2'],
  [4.5, '9-2'],
  [5.5, '11-2'],
  [12, '12-1'],
  [50, '50-1'],
  [0.05, '1-20'],
];

for (const [toOne, text] of LADDER) {
  test(`${toOne} to one is printed ${text}`, () => assert.is(morningLineText(toOne), text));
}

test('every hundredth up to 100 to one reads back as the price it was', () => {
  for (let hundredths = 1; hundredths <= 10_000; hundredths += 1) {
    const [top = 0, bottom = 0] = morningLineText(hundredths / 100)
      .split('-')
      .map(Number);
    assert.ok(Number.isInteger(top) && Number.isInteger(bottom));
    assert.ok(Math.abs(top / bottom - hundredths / 100) < 1e-9, `${hundredths / 100}`);
  }
});

test('nothing to one, less and no number are no price', () => {
  for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => morningLineText(none), /is not a price/);
  }
});

test.run();
