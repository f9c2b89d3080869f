import { callColumns, cellAt } from './columns.ts';
import { cutItems } from './cut-items.ts';
import type { Line } from './lines.ts';
import { lengths, programNumber } from './readers.ts';
import { rowsOf } from './rows.ts';

/** Lengths behind the leader by program number and call (`Fin` among them); 0 for the leader, null where not given. */
export type MarginsByNumber = ReadonlyMap<string, ReadonlyMap<string, number | null>>;

/** Reads the second table, in which raised figures are lengths behind (for the leader: in front). */
export function marginsOf(lines: readonly Line[]): MarginsByNumber {
  const header = lines.findIndex(({ items }) => items[0]?.text.startsWith('Pgm') === true);
  const columns = callColumns(lines[header]?.items ?? []);
  const marginsByNumber = new Map<string, ReadonlyMap<string, number | null>>();
  if (header < 0) return marginsByNumber;
  const edges = columns.map(({ x }) => x);
  for (const { raised, ...line } of rowsOf(lines.slice(header + 1))) {
    const row = { raised, base: cutItems(line.base, edges) };
    const program = programNumber(row.base[0]?.text ?? '');
    if (program === null) continue;
    const calls = columns.map(({ label }, column) => {
      const cell = cellAt(columns, column, row);
      return [label, cell.value === '1' ? 0 : lengths(cell.raised ?? '')] as const;
    });
    marginsByNumber.set(program, new Map(calls));
  }
  return marginsByNumber;
}
