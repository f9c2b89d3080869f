/**
 * Solves A x = b for a symmetric positive matrix by Cholesky's method and gives the diagonal of its inverse.
 * `lower` holds the lower triangle row after row (n x n) and is left as it was.
 */
export function solved(
  lower: Float64Array,
  right: Float64Array,
): { readonly step: Float64Array; readonly inverseDiagonal: Float64Array } {
  const n = right.length;
  const factor = factored(lower, n);
  const step = backward(factor, forward(factor, right, n), n);
  const inverseDiagonal = new Float64Array(n);
  for (let at = 0; at < n; at += 1) {
    const unit = new Float64Array(n);
    unit[at] = 1;
    const column = forward(factor, unit, n);
    let sum = 0;
    for (let row = at; row < n; row += 1) sum += (column[row] ?? 0) ** 2;
    inverseDiagonal[at] = sum;
  }
  return { step, inverseDiagonal };
}

const SMALLEST = 1e-12;

function factored(lower: Float64Array, n: number): Float64Array {
  const factor = new Float64Array(n * n);
  for (let row = 0; row < n; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = lower[row * n + column] ?? 0;
      for (let at = 0; at < column; at += 1)
        sum -= (factor[row * n + at] ?? 0) * (factor[column * n + at] ?? 0);
      factor[row * n + column] =
        row === column ? Math.sqrt(Math.max(sum, SMALLEST)) : sum / (factor[column * n + column] ?? 1);
    }
  return factor;
}

function forward(factor: Float64Array, right: Float64Array, n: number): Float64Array {
  const found = new Float64Array(n);
  for (let row = 0; row < n; row += 1) {
    let sum = right[row] ?? 0;
    for (let at = 0; at < row; at += 1) sum -= (factor[row * n + at] ?? 0) * (found[at] ?? 0);
    found[row] = sum / (factor[row * n + row] ?? 1);
  }
  return found;
}

function backward(factor: Float64Array, right: Float64Array, n: number): Float64Array {
  const found = new Float64Array(n);
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let at = row + 1; at < n; at += 1) sum -= (factor[at * n + row] ?? 0) * (found[at] ?? 0);
    found[row] = sum / (factor[row * n + row] ?? 1);
  }
  return found;
}
