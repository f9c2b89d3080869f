import type { PdfItem } from '../pdf/pdf-page.ts';

/** A column of a table: from where to where, in points from the left of the page. */
export interface Span<Name extends string> {
  readonly name: Name;
  readonly from: number;
  readonly to: number;
}

const span = <Name extends string>(name: Name, from: number, to: number): Span<Name> => ({ name, from, to });

export type SharedColumn =
  | 'program number'
  | 'post'
  | 'horse'
  | 'people'
  | 'jockey percent'
  | 'trainer percent'
  | 'pair percent';

/** The columns of both tables. */
export const SHARED: readonly Span<SharedColumn>[] = [
  span('program number', 15, 34),
  span('post', 34, 72),
  span('horse', 72, 158),
  span('people', 405, 500),
  span('jockey percent', 500, 528),
  span('trainer percent', 528, 555),
  span('pair percent', 555, 590),
];

export type RacedColumn =
  | 'class rating'
  | 'last pace'
  | 'average pace'
  | 'highest pace'
  | 'last speed'
  | 'average speed'
  | 'highest speed';

/** In the table of horses that have run. */
export const RACED: readonly Span<RacedColumn>[] = [
  span('class rating', 158, 187),
  span('last pace', 187, 223),
  span('average pace', 223, 258),
  span('highest pace', 258, 294),
  span('last speed', 294, 328),
  span('average speed', 328, 364),
  span('highest speed', 364, 405),
];

export type FamilyColumn =
  | 'sire pace'
  | 'sire speed'
  | 'dam pace'
  | 'dam speed'
  | "wins of the sire's foals"
  | "wins of the dam's foals"
  | 'stud fee';

/** In the table of first starters. */
export const FAMILY: readonly Span<FamilyColumn>[] = [
  span('sire pace', 158, 186),
  span('sire speed', 186, 214),
  span('dam pace', 214, 243),
  span('dam speed', 243, 268),
  span("wins of the sire's foals", 268, 325),
  span("wins of the dam's foals", 325, 370),
  span('stud fee', 370, 405),
];

const LEFT_ALIGNED: ReadonlySet<string> = new Set(['horse', 'people']);

/** Names are placed by their left edge, numbers by their middle. */
const isIn = ({ name, from, to }: Span<string>, { x, right }: PdfItem): boolean => {
  const position = LEFT_ALIGNED.has(name) ? x : (x + right) / 2;
  return position >= from && position < to;
};

/** The texts of a row by column; an item may be torn (`8` and `(8%)`). What is in no column is left over. */
export function cellsOf<Name extends string>(
  row: readonly PdfItem[],
  columns: readonly Span<Name>[],
): { readonly cells: ReadonlyMap<Name, string>; readonly leftOver: readonly PdfItem[] } {
  const cells = new Map<Name, string>();
  const leftOver: PdfItem[] = [];
  for (const item of [...row].sort((a, b) => a.x - b.x)) {
    const column = columns.find((span) => isIn(span, item));
    if (column === undefined) leftOver.push(item);
    else cells.set(column.name, `${cells.get(column.name) ?? ''} ${item.text.trim()}`.trim());
  }
  return { cells, leftOver };
}
