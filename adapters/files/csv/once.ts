import { tableRefusal } from './errors.ts';
import type { Layout, Row, Table } from './table.ts';

/** The rows of a table by a key; refuses a key that stands twice, pointing at the cell of `fact`. */
export function onceEach<L extends Layout>(
  table: Table<L>,
  keyOf: (row: Row<L>) => string,
  fact: keyof L & string,
): ReadonlyMap<string, Row<L>> {
  const rows = new Map<string, Row<L>>();
  for (const row of table.rows) {
    const twin = rows.get(keyOf(row));
    if (twin !== undefined) {
      throw tableRefusal('order', table.whereIs(row, fact), `${keyOf(row)} is on line ${twin.line} too.`);
    }
    rows.set(keyOf(row), row);
  }
  return rows;
}

/** Rows that share a key, in the order of the table. */
export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
