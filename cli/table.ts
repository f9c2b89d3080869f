/** A column of a printed table: its title, the side its cells lean to, and the cell of a row (null prints `-`). */
export type Column<Row> = readonly [title: string, side: 'left' | 'right', cell: (row: Row) => string | null];

/** The lines of a table, each column as wide as its widest cell, indented by two. */
export function tableLines<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly string[] {
  const printed = columns.map(([title, side, cell]) => {
    const cells = [title, ...rows.map((row) => cell(row) ?? '-')];
    const width = Math.max(...cells.map((text) => text.length));
    return cells.map((text) => (side === 'right' ? text.padStart(width) : text.padEnd(width)));
  });
  return ['', ...rows].map((_, line) => `  ${printed.map((column) => column[line]).join('  ')}`.trimEnd());
}
