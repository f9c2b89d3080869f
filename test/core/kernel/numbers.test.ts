import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { meanOf, meanOrNull, medianOf, sumBy, sumOf } from '#core/kernel/numbers.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('Numbers');

test('a sum, and one of a number of each item', () => {
  assert.is(sumOf([]), 0);
  assert.is(sumOf([2, 3.5, -1]), 4.5);
  assert.is(
    sumBy([{ runners: 8 }, { runners: 11 }], ({ runners }) => runners),
    19,
  );
});

test('a mean', () => {
  assert.is(meanOf([1, 2, 6]), 3);
  assert.is(Number.isNaN(meanOf([])), true);
});

test('a median is the middle value, or the mean of the two middle ones, in any order', () => {
  assert.is(medianOf([9, 1, 5]), 5);
  assert.is(medianOf([9, 1, 5, 6]), 5.5);
  assert.is(medianOf([7]), 7);
  assert.is(medianOf([]), 0);
});

test('half of the values lie on either side of a median', () => {
  const rng = seededRng(7);
  for (let round = 0; round < 200; round += 1) {
    const values = Array.from({ length: 1 + Math.floor(rng() * 20) }, () => Math.round(rng() * 100));
    const median = medianOf(values);
    assert.ok(values.filter((value) => value < median).length <= values.length / 2);
    assert.ok(values.filter((value) => value > median).length <= values.length / 2);
  }
});

test('a median does not reorder what it is given', () => {
  const values = [3, 1, 2];
  medianOf(values);
  assert.equal(values, [3, 1, 2]);
});

test('a mean of nothing is nothing', () => {
  assert.equal([meanOrNull([]), meanOrNull([3]), meanOrNull([1, 2, 6])], [null, 3, 3]);
});

test.run();
