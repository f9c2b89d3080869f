import type { PdfItem } from '../pdf/pdf-page.ts';
import type { Line } from './lines.ts';

/** A horse's line: what is on its base line, and what is raised above that. */
export interface Row {
  readonly line: Line;
  readonly base: readonly PdfItem[];
  readonly raised: readonly PdfItem[];
}

/** Raised figures are printed 3.3 above their base line, whatever their size. */
const isAbove = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && next.page === line.page && next.y - line.y > 2.3 && next.y - line.y < 4.3;

/** Puts raised lines and base lines together. */
export function rowsOf(lines: readonly Line[]): readonly Row[] {
  const rows: Row[] = [];
  let raised: readonly PdfItem[] = [];
  for (const [index, line] of lines.entries()) {
    if (isAbove(line, lines[index + 1])) raised = line.items;
    else {
      rows.push({ line, base: line.items, raised });
      raised = [];
    }
  }
  return rows;
}
