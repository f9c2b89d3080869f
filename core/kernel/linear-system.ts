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
  for (let index = 0; index < n; index += 1) {
    const unit = new Float64Array(n);
    unit[index] = 1;
    const column = forward(factor, unit, n);
    let sum = 0;
    for (let row = index; row < n; row += 1) sum += (column[row] ?? 0) ** 2;
    inverseDiagonal[index] = sum;
  }
  return { step, inverseDiagonal };
}

const SMALLEST = 1e-12;

function factored(lower: Float64Array, n: number): Float64Array {
  const factor = new Float64Array(n * n);
  for (let row = 0; row < n; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = lower[row * n + column] ?? 0;
      for (let index = 0; index < column; index += 1)
        sum -= (factor[row * n + index] ?? 0) * (factor[column * n + index] ?? 0);
      factor[row * n + column] =
        row === column ? Math.sqrt(Math.max(sum, SMALLEST)) : sum / (factor[column * n + column] ?? 1);
    }
  return factor;
}

function forward(factor: Float64Array, right: Float64Array, n: number): Float64Array {
  const found = new Float64Array(n);
  for (let row = 0; row < n; row += 1) {
    let sum = right[row] ?? 0;
    for (let index = 0; index < row; index += 1) sum -= (factor[row * n + index] ?? 0) * (found[index] ?? 0);
    found[row] = sum / (factor[row * n + row] ?? 1);
  }
  return found;
}

function backward(factor: Float64Array, right: Float64Array, n: number): Float64Array {
  const found = new Float64Array(n);
  for (let row = n - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let index = row + 1; index < n; index += 1)
      sum -= (factor[index * n + row] ?? 0) * (found[index] ?? 0);
    found[row] = sum / (factor[row * n + row] ?? 1);
  }
  return found;
}
