/** What a cell is worth: sorted, filtered and copied by this. */
export type CellValue = string | number | null;

export type Sort = { readonly column: string; readonly descending: boolean };

const isMissing = (value: CellValue): boolean => value === null || Number.isNaN(value);

/** A cell without a look of its own: a dash where nothing is known. */
export const cellText = (value: CellValue): string | number =>
  value === null || Number.isNaN(value) ? '–' : value;

/** Numbers by size, texts by their natural order ("2" before "10"), missing values last whichever way it goes. */
export function compareCells(a: CellValue, b: CellValue, descending: boolean): number {
  if (a === null || b === null || isMissing(a) || isMissing(b)) {
    return Number(isMissing(a)) - Number(isMissing(b));
  }
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : String(a).localeCompare(String(b), 'en', { numeric: true, sensitivity: 'base' });
  return descending ? -order : order;
}

/** True when every word asked for is somewhere in the row. */
export function rowMatches(cells: readonly CellValue[], filter: string): boolean {
  const text = cells.join(' ').toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function csvCell(value: CellValue): string {
  const text = value === null || Number.isNaN(value) ? '' : String(value);
  const harmless = typeof value === 'string' && /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The table as CSV (RFC 4180, CRLF); a text that a spreadsheet would run as a formula is quoted with an apostrophe. */
export function csvOf(labels: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  return [labels, ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
}
