import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { gradeOf, gradeOfType } from '#core/card/grade.ts';

const test = suite('grades of stakes');

test('a grade is 1, 2 or 3; any other number gives no grade', () => {
  assert.equal([1, 2, 3, 0, 4, 1.5, null].map(gradeOf), [1, 2, 3, null, null, null, null]);
});

test('the race types G1 to G3 are graded, every other type is not', () => {
  assert.equal(['G1', 'G2', 'G3', 'G4', 'G', 'N', 'AG1', 'G12', ''].map(gradeOfType), [
    1,
    2,
    3,
    ...Array(6).fill(null),
  ]);
});

test.run();
