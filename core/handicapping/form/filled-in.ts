import { solved } from '../../kernel/linear-system.ts';

/** Added to each feature's variance of one, so that features that nearly repeat each other cannot run away. */
const LEAST_NOISE = 0.05;

/** What the known features of a row suggest for its missing ones, by least squares. */
function suggested(
  row: Float64Array,
  known: readonly number[],
  missing: readonly number[],
  correlations: readonly (readonly number[])[],
): readonly number[] {
  const count = known.length;
  const lower = new Float64Array(count * count);
  known.forEach((column, index) => {
    for (let other = 0; other <= index; other += 1)
      lower[index * count + other] = correlations[column]?.[known[other] ?? 0] ?? 0;
    lower[index * count + index] = (correlations[column]?.[column] ?? 1) + LEAST_NOISE;
  });
  const { step } = solved(
    lower,
    Float64Array.from(known, (column) => row[column] ?? 0),
  );
  return missing.map((column) =>
    known.reduce((sum, other, index) => sum + (correlations[column]?.[other] ?? 0) * (step[index] ?? 0), 0),
  );
}

/**
 * Standardized features with missing ones filled in from those the starter has: their expectation if features within a
 * race are jointly normal with these correlations. So a power rating has more weight where little else is known, and
 * exactly its fitted weight where all is known. `raw` says what is missing (NaN); a row without any known feature stays 0.
 */
export function filledIn(
  scaled: Float64Array,
  raw: Float64Array,
  starters: number,
  correlations: readonly (readonly number[])[],
): Float64Array {
  const count = correlations.length;
  const filled = Float64Array.from(scaled);
  const columns = correlations.map((_, column) => column);
  for (let row = 0; row < starters; row += 1) {
    const isMissing = (column: number): boolean => Number.isNaN(raw[row * count + column] ?? Number.NaN);
    const missing = columns.filter(isMissing);
    const known = columns.filter((column) => !isMissing(column));
    if (missing.length === 0 || known.length === 0) continue;
    const values = scaled.subarray(row * count, (row + 1) * count);
    suggested(values, known, missing, correlations).forEach((value, index) => {
      filled[row * count + (missing[index] ?? 0)] = value;
    });
  }
  return filled;
}
