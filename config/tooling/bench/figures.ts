/** Middle value of a sample; NaN for none. */
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

/** The table as Markdown, as the README shows it. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.figure} | ${row.limit} | ${row.holds ? 'yes' : '**no**'} |`,
  );
  return ['| what | measured | limit | holds |', '|---|---|---|---|', ...lines].join('\n');
}
