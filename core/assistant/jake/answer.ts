import {
  type AnswerBar,
  type AnswerColumn,
  type Tabled,
  withoutEmptyColumns,
} from '../shown/answer-table.ts';

/** Our answer to a question; a model may word it, but numbers and tickets stay as they are here. */
export interface JakeAnswer {
  /** Everything, in words and lines. */
  readonly text: string;
  /** Ticket lines, always shown under the text. Empty without tickets. */
  readonly tickets: readonly string[];
  /** Numbers of the races it is about; empty for the whole card or none. */
  readonly races: readonly number[];
  /** The text with some of its lines as a table. */
  readonly tabled?: Tabled;
  /** Shares of the text as a picture. */
  readonly bars?: readonly AnswerBar[];
}

type Lines = readonly (string | null)[];

const joined = (lines: Lines): string => lines.filter((line) => line !== null && line !== '').join('\n');

export const saying = (
  lines: Lines,
  races: readonly number[] = [],
  tickets: readonly string[] = [],
): JakeAnswer => ({ text: joined(lines), races, tickets });

/** A row of a table. */
interface Cells {
  readonly cells: readonly (string | null)[];
}

/** A row of a table, and the line that says the same in words. */
export interface LineAndCells extends Cells {
  readonly line: string;
}

interface ToShow<Row> {
  /** What is said before the rows. */
  readonly lead: Lines;
  readonly caption: string;
  readonly columns: readonly AnswerColumn[];
  readonly rows: readonly Row[];
  /** What is said after the rows. */
  readonly note?: Lines;
}

/** Fewer rows stay sentences. */
const LEAST_ROWS = 2;

/** An answer of which a table shows what its text says in lines; with a single row it stays words alone. */
export function withTable(
  answer: JakeAnswer,
  { lead, caption, columns, rows, note = [] }: ToShow<Cells>,
): JakeAnswer {
  if (rows.length < LEAST_ROWS) return answer;
  const table = withoutEmptyColumns({ caption, columns, rows: rows.map(({ cells }) => cells) });
  return { ...answer, tabled: { lead: joined(lead), note: joined(note), table } };
}

/** An answer whose list is also a table. */
export const sayingTable = (shown: ToShow<LineAndCells>, races: readonly number[] = []): JakeAnswer =>
  withTable(
    saying([...shown.lead, ...shown.rows.map(({ line }) => line), ...(shown.note ?? [])], races),
    shown,
  );

/** The answer with lines before and after it, also where it is shown as a table. */
export function between(before: Lines, answer: JakeAnswer, after: Lines = []): JakeAnswer {
  const { text, tabled } = answer;
  const whole = { ...answer, text: joined([...before, text, ...after]) };
  if (tabled === undefined) return whole;
  const [lead, note] = [joined([...before, tabled.lead]), joined([tabled.note, ...after])];
  return { ...whole, tabled: { ...tabled, lead, note } };
}

export const ENTERTAINMENT = 'For entertainment only. No bets are taken here, and no plan is guaranteed.';
