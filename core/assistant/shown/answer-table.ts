/** How a cell is drawn: a saddle cloth, a link to a race of the card, text, or figures that line up on the right. */
export type CellKind = 'text' | 'number' | 'percent' | 'price' | 'cloth' | 'race';

export interface AnswerColumn {
  readonly title: string;
  readonly kind: CellKind;
}

/** Cells as the sentences print them, so that both say the same; null where nothing is known. */
export interface AnswerTable {
  readonly caption: string;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** A share, 0-1, to draw beside others. */
export interface AnswerBar {
  readonly label: string;
  /** The program number of a horse; null for anything else. */
  readonly cloth: string | null;
  readonly share: number;
}

/** A table in place of lines of an answer: what is said before and after them. */
export interface Tabled {
  readonly lead: string;
  readonly note: string;
  readonly table: AnswerTable;
}

/** Columns from titles and kinds, in order. */
export const columnsOf = (...columns: readonly (readonly [title: string, kind: CellKind])[]) =>
  columns.map(([title, kind]): AnswerColumn => ({ title, kind }));

const MOST_CELLS_OF_A_NAME = 2;

/** Whether a text says something from the table: a cell with more than a digit or two. */
export const rests = (text: string, { rows }: AnswerTable): boolean =>
  rows.some((cells) =>
    cells.some((cell) => cell !== null && cell.length > MOST_CELLS_OF_A_NAME && text.includes(cell)),
  );

/** The table without columns of which no cell is known. */
export function withoutEmptyColumns({ caption, columns, rows }: AnswerTable): AnswerTable {
  const isKnown = columns.map((_, index) => rows.some((cells) => (cells[index] ?? null) !== null));
  const knownOf = <Item>(items: readonly Item[]): readonly Item[] =>
    items.filter((_, index) => isKnown[index]);
  return { caption, columns: knownOf(columns), rows: rows.map(knownOf) };
}
