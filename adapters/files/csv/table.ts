import { cellsOf } from './cells.ts';
import { type Column, Misread } from './column.ts';
import { tableRefusal, type Where } from './errors.ts';
import { linesOf } from './lines.ts';

/** The columns of a table in their order, under the names of the facts they hold. */
export type Layout = Readonly<Record<string, Column<unknown>>>;

/** What a row of a layout says. */
export type Facts<L extends Layout> = { readonly [K in keyof L]: L[K] extends Column<infer T> ? T : never };

/** A row, its line (from 1) and its text as written in the file. */
export interface Row<L extends Layout> {
  readonly line: number;
  readonly text: string;
  readonly facts: Facts<L>;
}

/** A table that was read, and how to point at its cells. */
export interface Table<L extends Layout> {
  readonly fileName: string;
  readonly rows: readonly Row<L>[];
  /** The place of a row, or of one of its cells. */
  whereIs(row: Row<L>, fact?: keyof L & string): Where;
}

export interface TableFile<L extends Layout> {
  readonly fileName: string;
  readonly layout: L;
  /** The first line names the columns. */
  readonly hasHead: boolean;
}

/** The longest cell known has 26 characters; a name of some thousands fits no index. */
const MAX_CELL = 200;

function refuseLong(line: number, sizes: readonly number[], { fileName, layout }: TableFile<Layout>): void {
  const index = sizes.findIndex((size) => size > MAX_CELL);
  if (index < 0) return;
  const field = { number: index + 1, name: Object.values(layout)[index]?.head ?? '' };
  throw tableRefusal('field', { fileName, line, field }, `it is longer than ${MAX_CELL} characters.`);
}

function cellsAt(line: number, text: string, file: TableFile<Layout>): readonly string[] {
  const { fileName, layout } = file;
  const width = Object.keys(layout).length;
  if (text.length > width * (2 * MAX_CELL + 3)) {
    throw tableRefusal('width', { fileName, line }, 'it is far longer than any row.');
  }
  const cells = cellsOf(text);
  if ('fault' in cells) throw tableRefusal('width', { fileName, line }, cells.fault);
  refuseLong(
    line,
    cells.map(({ length }) => length),
    file,
  );
  if (cells.length === width) return cells;
  const sentence = text.trim() === '' ? 'the line is blank.' : `it has ${cells.length} fields, not ${width}.`;
  throw tableRefusal('width', { fileName, line }, sentence);
}

function refuseOtherHead(text: string, file: TableFile<Layout>): void {
  const cells = cellsAt(1, text, file);
  Object.values(file.layout).forEach(({ head }, index) => {
    const found = cells[index] ?? '';
    if (found.trim() === head) return;
    const where = { fileName: file.fileName, line: 1, field: { number: index + 1, name: head } };
    throw tableRefusal('width', where, `the column is headed "${found}", not "${head}".`);
  });
}

function factsOf(line: number, text: string, file: TableFile<Layout>): Record<string, unknown> {
  const cells = cellsAt(line, text, file);
  const facts = Object.entries(file.layout).map(([fact, { head, read }], index) => {
    const value = read((cells[index] ?? '').trim());
    if (!(value instanceof Misread)) return [fact, value];
    const where = { fileName: file.fileName, line, field: { number: index + 1, name: head } };
    throw tableRefusal('field', where, value.sentence);
  });
  return Object.fromEntries(facts);
}

/** Reads a whole table, every cell, or refuses it with line and field. */
export function readTable<L extends Layout>(bytes: Uint8Array, file: TableFile<L>): Table<L> {
  const lines = linesOf(bytes, file.fileName);
  const first = file.hasHead ? 1 : 0;
  if (file.hasHead) refuseOtherHead(lines[0] ?? '', file);
  const rows = lines.slice(first).map((text, index) => {
    const line = index + first + 1;
    return { line, text, facts: factsOf(line, text, file) as Facts<L> };
  });
  if (rows.length === 0) throw tableRefusal('empty', { fileName: file.fileName }, 'it has no rows.');
  const facts = Object.keys(file.layout);
  return {
    fileName: file.fileName,
    rows,
    whereIs: ({ line }, fact) => ({
      fileName: file.fileName,
      line,
      ...(fact === undefined
        ? {}
        : { field: { number: facts.indexOf(fact) + 1, name: file.layout[fact]?.head ?? fact } }),
    }),
  };
}
