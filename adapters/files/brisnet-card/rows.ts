import { countText } from '#core/kernel/text.ts';
import { fileRefusal } from './errors.ts';
import { type Line, linesOf } from './lines.ts';
import { splitFields } from './split-fields.ts';

export const FIELD_COUNT = 1435;

/** One horse: the fields of a line as written, field n at index n - 1. */
export interface Row {
  readonly fileName: string;
  readonly line: number;
  readonly cells: readonly string[];
}

/** The trimmed text of a field (counted from 1). */
export const cellAt = (row: Row, field: number): string => (row.cells[field - 1] ?? '').trim();

function rowOf(line: Line, fileName: string): Row {
  const { cells, isOpen } = splitFields(line.text);
  const where = { fileName, line: line.number };
  const looksLikeCard = line.number > 1 || cells.length > FIELD_COUNT / 10;
  if (cells.length < FIELD_COUNT && !line.isEnded && looksLikeCard) {
    const had = `${countText(cells.length)} of ${countText(FIELD_COUNT)} fields`;
    throw fileRefusal('cut', where, `the file ends inside this line, after ${had}.`);
  }
  if (cells.length !== FIELD_COUNT) {
    const hint = isOpen ? ' (a quote is left open)' : '';
    const is = `${countText(cells.length)} ${cells.length === 1 ? 'field' : 'fields'}${hint}`;
    throw fileRefusal(
      'width',
      where,
      `a Brisnet single-file card has ${countText(FIELD_COUNT)} fields a line, this one ${is}.`,
    );
  }
  return { fileName, line: line.number, cells };
}

/** The rows of a card file, one at a time. Refuses an empty file, a wrong width and a file cut short. */
export async function* rowsOf(chunks: AsyncIterable<Uint8Array>, fileName: string): AsyncGenerator<Row> {
  let isEmpty = true;
  let blank: Line | null = null;
  for await (const line of linesOf(chunks, fileName)) {
    if (blank !== null) throw fileRefusal('width', { fileName, line: blank.number }, 'the line is blank.');
    if (line.text.trim() === '') blank = line;
    else {
      isEmpty = false;
      yield rowOf(line, fileName);
    }
  }
  if (isEmpty) throw fileRefusal('empty', { fileName }, 'the file is empty.');
}
