import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Line, misread } from './lines.ts';

/** A call of the race and where its column begins. */
export interface CallColumn {
  readonly label: string;
  readonly x: number;
}

/** Where the columns of the running lines are printed, by their header. */
export interface Columns {
  readonly pgm: PdfItem;
  readonly weight: PdfItem;
  readonly post: PdfItem;
  /** `Fin` is the last. */
  readonly calls: readonly CallColumn[];
  /** Null in a race without betting. */
  readonly odds: PdfItem | null;
  readonly comments: PdfItem;
}

/** `11/2` is 1 1/2, `3/16` stays. */
export const callLabel = (text: string): string => text.replace(/^(\d)(\d\/\d)$/, '$1 $2');

const CALL = /^(Start|Str|Fin|\dm|\d{1,2}\/\d{1,2}|\d\d\/\d|\d \d\/\d)$/;

export const callColumns = (items: readonly PdfItem[]): readonly CallColumn[] =>
  items.filter(({ text }) => CALL.test(text)).map(({ text, x }) => ({ label: callLabel(text), x }));

/** Reads the header line of the running lines; refuses one that lacks a column. */
export function columnsOf(line: Line): Columns {
  const find = (pattern: RegExp): PdfItem | null => line.items.find(({ text }) => pattern.test(text)) ?? null;
  const need = (pattern: RegExp, name: string): PdfItem => {
    const item = find(pattern);
    if (item === null) throw misread(line, name, 'the running lines have no such column.');
    return item;
  };
  const calls = callColumns(line.items);
  if (calls.at(-1)?.label !== 'Fin') throw misread(line, 'Fin', 'the running lines have no such column.');
  return {
    pgm: need(/^Pgm/, 'Pgm'),
    weight: need(/^Wgt/, 'Wgt'),
    post: need(/^PP$/, 'PP'),
    calls,
    odds: find(/^Odds$/),
    comments: need(/^Comments?$/, 'Comments'),
  };
}

const AT_COLUMN = 1.5;

/** Text that begins where the column does, and the raised text between it and the next. */
export interface Cell {
  readonly value: string | null;
  readonly raised: string | null;
}

/** A cell in a column of calls: values on the base line, margins raised above it. */
export function cellAt(
  columns: readonly CallColumn[],
  baseX: number,
  { base, raised }: { readonly base: readonly PdfItem[]; readonly raised: readonly PdfItem[] },
): Cell {
  const from = columns[baseX]?.x ?? 0;
  const to = columns[baseX + 1]?.x ?? from + 34;
  const value = base.find(({ x }) => Math.abs(x - from) <= AT_COLUMN);
  const margin = raised.find(({ x }) => x > from + AT_COLUMN && x < to - AT_COLUMN);
  return { value: value?.text.trim() ?? null, raised: margin?.text.trim() ?? null };
}
