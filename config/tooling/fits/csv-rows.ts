import { readFileSync } from 'node:fs';
import { cellsOf } from '#adapters/files/csv/cells.ts';

/** A row of a table: its cells by column name. */
export type CsvRow = Readonly<Record<string, string>>;

/** The rows of a table whose first line names the columns. */
export function csvRows(path: string): readonly CsvRow[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split(/\r?\n/);
  const cellsIn = (line: string, number: number): readonly string[] => {
    const cells = cellsOf(line);
    if ('fault' in cells) throw new Error(`${path}, line ${number}: ${cells.fault}`);
    return cells;
  };
  const names = cellsIn(head, 1);
  return lines.map((line, index) => {
    const cells = cellsIn(line, index + 2);
    return Object.fromEntries(names.map((name, column) => [name, cells[column] ?? '']));
  });
}

/** Rows that belong together, in the order of the file. */
export function grouped(
  rows: readonly CsvRow[],
  keyOf: (row: CsvRow) => string,
): ReadonlyMap<string, readonly CsvRow[]> {
  const groups = new Map<string, CsvRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return groups;
}

/** The number in a cell; null if it has none. */
export function numberIn(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
