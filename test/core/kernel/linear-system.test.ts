import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { solved } from '#core/kernel/linear-system.ts';

const test = suite('a system of equations');

const near = (value: number | undefined, wanted: number, by = 1e-9): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

test('4x + 2y = 2 and 2x + 3y = 5 are solved by -.5 and 2; the inverse has 3/8 and 4/8', () => {
  const { step, inverseDiagonal } = solved(Float64Array.from([4, 0, 2, 3]), Float64Array.from([2, 5]));
  near(step[0], -0.5);
  near(step[1], 2);
  near(inverseDiagonal[0], 3 / 8);
  near(inverseDiagonal[1], 4 / 8);
});

/** Gauss and Jordan, row by row, with the largest pivot. */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const n = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...matrix.map((_, other) => (other === index ? 1 : 0))]);
  for (let index = 0; index < n; index += 1) {
    const best = rows.reduce(
      (top, row, place) =>
        place >= index && Math.abs(row[index] ?? 0) > Math.abs(rows[top]?.[index] ?? 0) ? place : top,
      index,
    );
    [rows[index], rows[best]] = [rows[best] ?? [], rows[index] ?? []];
    const pivot = rows[index]?.[index] ?? 1;
    rows[index] = (rows[index] ?? []).map((value) => value / pivot);
    rows.forEach((row, place) => {
      if (place === index) return;
      const by = row[index] ?? 0;
      rows[place] = row.map((value, column) => value - by * (rows[index]?.[column] ?? 0));
    });
  }
  return rows.map((row) => row.slice(n));
}

const square = fc.integer({ min: 1, max: 6 }).chain((n) =>
  fc.tuple(
    fc.array(fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: n, maxLength: n }), {
      minLength: n,
      maxLength: n,
    }),
    fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: n, maxLength: n }),
  ),
);

test('Cholesky agrees with Gauss and Jordan, and leaves the matrix as it was', () => {
  fc.assert(
    fc.property(square, ([rows, right]) => {
      const n = right.length;
      const matrix = rows.map((row, index) =>
        rows.map(
          (other, to) => row.reduce((sum, v, k) => sum + v * (other[k] ?? 0), 0) + (index === to ? 1 : 0),
        ),
      );
      const lower = Float64Array.from(
        matrix.flatMap((row, index) => row.map((v, to) => (to <= index ? v : 99))),
      );
      const before = [...lower];
      const { step, inverseDiagonal } = solved(lower, Float64Array.from(right));
      const inverse = inverseOf(matrix);
      for (let index = 0; index < n; index += 1) {
        near(
          step[index],
          (inverse[index] ?? []).reduce((sum, v, k) => sum + v * (right[k] ?? 0), 0),
          1e-6,
        );
        near(inverseDiagonal[index], inverse[index]?.[index] ?? 0, 1e-6);
      }
      assert.equal([...lower], before);
    }),
    { numRuns: 80 },
  );
});

test('nothing to solve is solved', () => {
  const { step, inverseDiagonal } = solved(new Float64Array(0), new Float64Array(0));
  assert.equal([step.length, inverseDiagonal.length], [0, 0]);
});

test.run();
