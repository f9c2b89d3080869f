/** Median of a sample; NaN for an empty one. */
export function median(sample: readonly number[]): number {
  const sorted = [...sample].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return Number.NaN;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

export interface Row {
  readonly what: string;
  readonly figure: string;
  readonly limit: string;
  readonly holds: boolean;
}

/** A row whose figure is compared with its limit. */
export function rowOf(
  what: string,
  value: number,
  unit: string,
  digits: number,
  limit: { readonly atMost: number } | { readonly atLeast: number },
): Row {
  const withUnit = (number: number | string): string => (unit === '$' ? `$${number}` : `${number}${unit}`);
  const figure = withUnit(value.toFixed(digits));
  return 'atMost' in limit
    ? { what, figure, limit: `at most ${withUnit(limit.atMost)}`, holds: value <= limit.atMost }
    : { what, figure, limit: `at least ${withUnit(limit.atLeast)}`, holds: value >= limit.atLeast };
}

/** The table as Markdown, as config/docs/performance.md shows it. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.figure} | ${row.limit} | ${row.holds ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | limit | holds |', '|---|---|---|---|', ...lines].join('\n');
}
