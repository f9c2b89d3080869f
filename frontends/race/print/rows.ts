/** Characters of a row: what letter paper holds between margins of 0.3 inch in 7-point type. */
export const rowWidth = 134;

/** Type of a row that is darker than the rest. */
export type Strong = { readonly strong: string };
/** A row of the booklet in type of one width. */
export type Row = readonly (string | Strong)[];

const textOfPiece = (piece: string | Strong): string => (typeof piece === 'string' ? piece : piece.strong);

export const rowText = (row: Row): string => row.map(textOfPiece).join('');

/** Characters as they are printed. */
export const lengthOf = (text: string): number => [...text.normalize('NFC')].length;

/** A column: its text, where it begins or (`end`) where it ends. */
export type Cell = {
  readonly text: string;
  readonly column: number;
  readonly side?: 'end';
  readonly isStrong?: boolean;
};

/** Puts cells into a row. One that is too long pushes the next ones to the right, one blank apart, until they have room. */
export function rowOfCells(cells: readonly Cell[]): Row {
  const row: (string | Strong)[] = [];
  let end = 0;
  for (const { text, column, side, isStrong } of cells) {
    if (text === '') continue;
    const wanted = side === 'end' ? column - lengthOf(text) : column;
    const start = Math.max(wanted, end === 0 ? 0 : end + 1);
    row.push(' '.repeat(start - end), isStrong ? { strong: text } : text);
    end = start + lengthOf(text);
  }
  return row.filter((piece) => piece !== '');
}

const gap = '\u00a0';
/** Text that is not divided at the end of a row. */
export const whole = (text: string): string => text.replaceAll(' ', gap);

function* partsOf(word: string, width: number): Generator<string> {
  const characters = [...word.normalize('NFC')];
  for (let start = 0; start < characters.length; start += width)
    yield characters.slice(start, start + width).join('');
}

/** Divides a text into rows at its blanks; all but the first begin `indent` characters in. */
export function wrapped(text: string, indent = 0, width = rowWidth): readonly string[] {
  const rows: string[] = [];
  let row = '';
  const words = text.split(' ').filter(Boolean);
  for (const word of words.flatMap((word) => [...partsOf(word, width - indent)])) {
    const isBlank = row.trim() === '';
    if (!isBlank && lengthOf(row) + 1 + lengthOf(word) > width) {
      rows.push(row);
      row = ' '.repeat(indent) + word;
    } else row += isBlank ? word : ` ${word}`;
  }
  return [...rows, row].filter((line) => line.trim() !== '').map((line) => line.replaceAll(gap, ' '));
}

/** Items in rows, none divided unless it is longer than a row. */
export const listed = (items: readonly string[], indent = 0, width = rowWidth): readonly string[] =>
  wrapped(
    items
      .filter(Boolean)
      .map((item) => (lengthOf(item) > width / 2 ? item : whole(item)))
      .join(' · '),
    indent,
    width,
  );
