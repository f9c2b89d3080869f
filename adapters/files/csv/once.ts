import { tableRefusal } from './errors.ts';
import type { Layout, Row, Table } from './table.ts';

/** The rows of a table by a key; refuses a repeated key, pointing at the cell of `fact`. */
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
