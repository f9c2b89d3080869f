import { type Instant, parseInstant, toIso } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';
import { ALL, type TicketSet } from '../tickets/ticket.ts';
import { type AnyWager, WAGERS } from '../tickets/wager.ts';
import type { BookEntry, EntryDraft, Money } from './book-entry.ts';
import { centsIn } from './cents.ts';

/** Columns of a book as CSV; base and cost in dollars. */
export const COLUMNS = [
  'id',
  'written',
  'track',
  'day',
  'race',
  'wager',
  'base',
  'numbers',
  'cost',
  'money',
  'idea',
  'note',
] as const;

type Column = (typeof COLUMNS)[number];

/** What a spreadsheet would take for a formula is written behind an apostrophe. */
const FORMULA = /^'*[=+\-@\t]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const textOf = (written: string): string =>
  written.startsWith("'") && FORMULA.test(written.slice(1)) ? written.slice(1) : written;

/** `1,2/3/all`. */
export const numbersText = (sets: readonly TicketSet[]): string =>
  sets.map((set) => (set === ALL ? ALL : set.join(','))).join('/');

/** `1,2 with 3 with all`: a spreadsheet takes `1/2/3` for a date, and leaves words as they are. */
const numbersInWords = (sets: readonly TicketSet[]): string =>
  sets.map((set) => (set === ALL ? ALL : set.join(','))).join(' with ');

/** The sets of `1,2/3/all` or `1,2 with 3 with all`: numbers stand between commas. */
export const setsOf = (text: string): readonly TicketSet[] =>
  text.split(/\/|\bwith\b/i).map((set) => {
    const numbers = set.split(',').map((number) => number.trim().toUpperCase());
    return numbers.join() === 'ALL' ? ALL : numbers.filter((number) => number !== '');
  });

const dollars = (cents: number): string => (cents / 100).toFixed(2);

const CELL_OF: Readonly<Record<Column, (entry: BookEntry) => string>> = {
  id: ({ id }) => id,
  written: ({ writtenAt }) => toIso(writtenAt),
  track: ({ trackSlug }) => trackSlug,
  day: ({ day }) => day,
  race: ({ race }) => `${race}`,
  wager: ({ wager }) => wager,
  base: ({ baseCents }) => dollars(baseCents),
  numbers: ({ sets }) => numbersInWords(sets),
  cost: ({ costCents }) => dollars(costCents),
  money: ({ money }) => money,
  idea: ({ idea }) => idea,
  note: ({ note }) => note,
};

/** A book as CSV, a header and a line a ticket; `readBookCsv` reads the same back. */
export const bookCsv = (entries: readonly BookEntry[]): string =>
  [COLUMNS.join(','), ...entries.map((entry) => COLUMNS.map((name) => cell(CELL_OF[name](entry))).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

/** Why a line of a file was refused, and with it the whole file. */
export const lineText = (line: number, sentence: string): string =>
  `Line ${line}: ${sentence} Nothing was imported.`;

const badLine = (line: number, sentence: string): Refusal =>
  new Refusal('invalid', 'notebook.bad-line', lineText(line, sentence));

interface Row {
  /** Where it starts. */
  readonly line: number;
  readonly cells: readonly string[];
}

const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;

/** Rows of cells; commas and line ends may stand between quotation marks. Refuses a quotation mark out of place. */
function rowsOf(text: string): readonly Row[] {
  const rows: Row[] = [];
  let cells: string[] = [];
  let [line, start, position] = [1, 1, 0];
  while (position < text.length) {
    CELL.lastIndex = position;
    const found = CELL.exec(text);
    if (found === null) throw badLine(line, 'a quotation mark is out of place.');
    const [whole, quoted, plain, end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain?.trim() ?? '');
    position += whole.length;
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',' && position < text.length) continue;
    if (cells.some((written) => written !== '')) rows.push({ line: start, cells });
    [cells, start] = [[], line];
  }
  return rows;
}

/** A line of a file, read. */
export interface ReadLine {
  /** 1 is the header. */
  readonly line: number;
  readonly draft: EntryDraft;
  /** Null where the line does not say. */
  readonly writtenAt: Instant | null;
}

function centsOn(line: number, name: Column, written: string): number {
  const cents = centsIn(written);
  if (cents === null) throw badLine(line, `"${written}" is not a ${name} in dollars and cents.`);
  return cents;
}

/** A day as a spreadsheet saves it, `8/2/2025`, as `2025-08-02`; any other text as it is. */
function isoDayIn(written: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(written) ?? [];
  if (month === undefined || day === undefined) return written;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const isWager = (word: string): word is AnyWager => (WAGERS as readonly string[]).includes(word);
const withoutApostrophe = (written: string): string => written.replace(/^'\s*/, '');

function draftOf(cells: ReadonlyMap<string, string>, line: number, idOf: () => string): ReadLine {
  const read = (name: Column): string => cells.get(name) ?? '';
  const wager = read('wager').toLowerCase();
  if (!isWager(wager)) throw badLine(line, `"${read('wager')}" is not a wager.`);
  const money = read('money').toLowerCase();
  if (money !== 'paper' && money !== 'real')
    throw badLine(line, `Money is "paper" or "real", not "${money}".`);
  const written = read('written');
  const writtenAt = parseInstant(written);
  if (written !== '' && writtenAt === null) throw badLine(line, `"${written}" is not a time (ISO 8601).`);
  const draft: EntryDraft = {
    id: read('id') === '' ? idOf() : read('id'),
    track: read('track'),
    day: isoDayIn(withoutApostrophe(read('day'))),
    race: Number(read('race')),
    wager,
    baseCents: centsOn(line, 'base', read('base')),
    sets: setsOf(withoutApostrophe(read('numbers'))),
    costCents: read('cost') === '' ? null : centsOn(line, 'cost', read('cost')),
    money: money satisfies Money,
    idea: textOf(read('idea')),
    note: textOf(read('note')),
  };
  return { line, draft, writtenAt };
}

const NEEDED: readonly Column[] = ['track', 'day', 'race', 'wager', 'base', 'numbers', 'money'];

/**
 * Reads a book from CSV; columns in any order, further ones are passed over. A line without an id gets one from `idOf`
 * by its text and how often that stood before, so that the same file twice is stored once. Refuses ('invalid') a file
 * without the columns needed (`notebook.no-columns`) and a line that cannot be read (`notebook.bad-line`).
 */
export function readBookCsv(text: string, idOf: (lineText: string) => string): readonly ReadLine[] {
  const [header, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const names = (header?.cells ?? []).map((name) => name.toLowerCase());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    const sentence = `The first line of the file must name the columns ${missing.join(', ')}.`;
    throw new Refusal('invalid', 'notebook.no-columns', sentence);
  }
  const seen = new Map<string, number>();
  return rows.map(({ line, cells: row }) => {
    const words = JSON.stringify(row);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    const cells = new Map(names.map((name, column) => [name, row[column] ?? '']));
    return draftOf(cells, line, () => idOf(`${before} ${words}`));
  });
}
