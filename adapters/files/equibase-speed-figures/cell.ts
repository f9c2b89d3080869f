import { reportRefusal, type Where } from './errors.ts';

/** The cells of a row by column, and where the row is. */
export interface Cells<Name extends string> {
  readonly cells: ReadonlyMap<Name, string>;
  readonly where: Where;
}

/** Reads a cell by its form; what has another is refused with the place and what it should be. */
export function readCell<Name extends string>(
  { cells, where }: Cells<Name>,
  field: Name,
  form: RegExp,
  what: string,
): RegExpExecArray {
  const text = cells.get(field);
  if (text === undefined) throw reportRefusal('field', { ...where, field }, 'it is empty.');
  const found = form.exec(text);
  if (found !== null) return found;
  throw reportRefusal('field', { ...where, field }, `"${text}" is not ${what}.`);
}

/** A figure; `NA` is none. */
export function figure<Name extends string>(row: Cells<Name>, field: Name): number | null {
  const [text] = readCell(row, field, /^(?:\d{1,3}|NA)$/, 'a figure or NA');
  return text === 'NA' ? null : Number(text);
}

/** `49%`. */
export const percent = <Name extends string>(row: Cells<Name>, field: Name): number =>
  Number(readCell(row, field, /^(\d{1,3})%$/, 'a percentage')[1]);
