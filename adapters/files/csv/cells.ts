/** A line of a table as its cells, or in one sentence why it is none. */
export type Cells = readonly string[] | { readonly fault: string };

const QUOTED = /"((?:[^"]|"")*)"/y;
const PLAIN = /[^,"]*/y;

/** The cell that begins at `at`, and where it ends; null when its quotes are unbalanced. */
function cellFrom(line: string, start: number): { readonly text: string; readonly end: number } | null {
  const form = line[start] === '"' ? QUOTED : PLAIN;
  form.lastIndex = start;
  const found = form.exec(line);
  const end = form.lastIndex;
  if (found === null || (end < line.length && line[end] !== ',')) return null;
  return { text: form === QUOTED ? (found[1] ?? '').replaceAll('""', '"') : found[0], end };
}

/**
 * Splits a line at its commas. A whole cell may be quoted, with `""` for a quote in it; a quote
 * anywhere else, and one left open, is a fault.
 */
export function cellsOf(line: string): Cells {
  const cells: string[] = [];
  for (let index = 0; index <= line.length; ) {
    const cell = cellFrom(line, index);
    if (cell === null) return { fault: `field ${cells.length + 1} has unbalanced quotes.` };
    cells.push(cell.text);
    index = cell.end + 1;
  }
  return cells;
}
