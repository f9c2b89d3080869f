import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { solved } from '#core/training/fitting/linear-system.ts';

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
  const rows = matrix.map((row, at) => [...row, ...matrix.map((_, other) => (other === at ? 1 : 0))]);
  for (let at = 0; at < n; at += 1) {
    const best = rows.reduce(
      (top, row, place) =>
        place >= at && Math.abs(row[at] ?? 0) > Math.abs(rows[top]?.[at] ?? 0) ? place : top,
      at,
    );
    [rows[at], rows[best]] = [rows[best] ?? [], rows[at] ?? []];
    const pivot = rows[at]?.[at] ?? 1;
    rows[at] = (rows[at] ?? []).map((value) => value / pivot);
    rows.forEach((row, place) => {
      if (place === at) return;
      const by = row[at] ?? 0;
      rows[place] = row.map((value, column) => value - by * (rows[at]?.[column] ?? 0));
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
      const matrix = rows.map((row, at) =>
        rows.map(
          (other, to) => row.reduce((sum, v, k) => sum + v * (other[k] ?? 0), 0) + (at === to ? 1 : 0),
        ),
      );
      const lower = Float64Array.from(matrix.flatMap((row, at) => row.map((v, to) => (to <= at ? v : 99))));
      const before = [...lower];
      const { step, inverseDiagonal } = solved(lower, Float64Array.from(right));
      const inverse = inverseOf(matrix);
      for (let at = 0; at < n; at += 1) {
        near(
          step[at],
          (inverse[at] ?? []).reduce((sum, v, k) => sum + v * (right[k] ?? 0), 0),
          1e-6,
        );
        near(inverseDiagonal[at], inverse[at]?.[at] ?? 0, 1e-6);
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
