import { firstLast } from '#core/results/person-name.ts';
import type { Finisher } from '#core/results/race-result.ts';
import type { PdfItem } from '../pdf/pdf-page.ts';
import { type Columns, cellAt, columnsOf } from './columns.ts';
import { cutItems } from './cut-items.ts';
import { lastStartOf } from './last-start.ts';
import { type Line, misread, textOf } from './lines.ts';
import { bettingInterest, lengths, programNumber } from './readers.ts';
import { type Row, rowsOf } from './rows.ts';

/** What the running lines say of a horse; the rest is elsewhere in the chart. */
export type RunningLine = Omit<Finisher, 'trainerName' | 'ownerName' | 'behind' | 'official' | 'deadHeat'>;

/** From the left edge of `Pgm Horse Name (Jockey)`: the numbers' right edge, and where names begin. */
const PGM_RIGHT = 10;
const NAME_FROM = 16;

const NAME = /^((?:D[QH]-\s*)*)(.+?) \(((?:[^()]|\([^()]*\))+)\)$/i;

interface Parts {
  readonly last: readonly PdfItem[];
  readonly program: string;
  readonly name: string;
  readonly weight: string;
  readonly post: string;
  readonly odds: string | null;
  readonly comment: string;
}

function partsOf(base: readonly PdfItem[], columns: Columns): Parts {
  const { pgm, weight, post, calls, odds, comments } = columns;
  const firstCall = calls[0]?.x ?? 0;
  const between = (from: number, to: number): readonly PdfItem[] =>
    base.filter(({ x }) => x >= from && x < to);
  const left = between(0, pgm.x + NAME_FROM);
  const isProgram = ({ right }: PdfItem): boolean => right > pgm.x + PGM_RIGHT - 4;
  const oddsItem =
    odds === null
      ? undefined
      : base.find((item) => Math.abs(item.right - odds.right) < 2.5 && item.x > firstCall);
  return {
    last: left.filter((item) => !isProgram(item)),
    program: textOf(left.filter(isProgram)),
    name: textOf(between(pgm.x + NAME_FROM, weight.x - 2)),
    weight: textOf(between(weight.x - 2, post.x - 2)),
    post: textOf(base.filter(({ x, right }) => x >= post.x - 2 && right < firstCall - 2)),
    odds: odds === null ? null : (oddsItem?.text.trim() ?? null),
    comment: textOf(between(comments.x - 2, Number.POSITIVE_INFINITY)),
  };
}

const isNothing = (value: string | null): boolean => value === null || value === '*' || /^-+$/.test(value);

function positionOf(value: string | null, label: string, line: Line): number | null {
  if (value === null || isNothing(value)) return null;
  const found = /^(\d{1,2})$/.exec(value)?.[1];
  if (found === undefined || Number(found) === 0) throw misread(line, label, `"${value}" is not a position.`);
  return Number(found);
}

function marginOf(raised: string | null, label: string, line: Line): number | null {
  if (raised === null) return null;
  const margin = lengths(raised);
  if (margin === null) throw misread(line, label, `"${raised}" is not a margin.`);
  return margin;
}

function oddsOf(text: string | null, line: Line): Pick<Finisher, 'odds' | 'isFavorite'> {
  if (text === null || isNothing(text)) return { odds: null, isFavorite: false };
  const [, odds, mark] = /^([\d,]+\.\d{2})\s*(\*)?$/.exec(text) ?? [];
  if (odds === undefined) throw misread(line, 'Odds', `"${text}" is not a price.`);
  const price = Number(odds.replaceAll(',', ''));
  return { odds: price === 0 ? null : price, isFavorite: mark !== undefined };
}

function postOf(text: string, line: Line): number | null {
  if (text === '' || isNothing(text)) return null;
  if (!/^\d{1,2}$/.test(text)) throw misread(line, 'PP', `"${text}" is not a post position.`);
  return Number(text);
}

/** `124 L bf`, `118 - -`. */
function loadOf(text: string, line: Line): Pick<Finisher, 'weightLb' | 'equipment'> {
  const [, pounds, equipment = ''] = /^(?:»\s*)?(\d{2,3})\s*(?:»\s*)?(.*)$/.exec(text) ?? [];
  if (pounds === undefined) throw misread(line, 'Wgt', `"${text}" is not a weight.`);
  return { weightLb: Number(pounds), equipment: /^[-\s]*$/.test(equipment) ? '' : equipment };
}

/** `[DQ] Fast Lane (Ortiz, Irad)`: the horse with a mark before it, and the jockey. */
function nameOf(text: string, line: Line) {
  const [, mark = '', horseName, jockey] = NAME.exec(text) ?? [];
  if (horseName === undefined || jockey === undefined) {
    throw misread(line, 'Horse Name (Jockey)', `"${text}" is not a horse and jockey.`);
  }
  const disqualified = /dq/i.test(mark);
  return { horseName, jockeyName: firstLast(jockey.replace(/^»\s*/, '')), disqualified };
}

function programOf(text: string, line: Line): string {
  const program = programNumber(text);
  if (program === null) throw misread(line, 'Pgm', `"${text}" is not a program number.`);
  return program;
}

function runningLine(row: Row, columns: Columns): RunningLine {
  const { line, raised } = row;
  const base = cutItems(row.base, [columns.weight.x, ...columns.calls.map(({ x }) => x)]);
  const parts = partsOf(base, columns);
  const program = programOf(parts.program, line);
  const calls = columns.calls.map(({ label }, call) => {
    const cell = cellAt(columns.calls, call, { base, raised });
    const position = positionOf(cell.value, label, line);
    return { label, position, margin: marginOf(cell.raised, label, line), behind: null };
  });
  const finish = calls.at(-1);
  return {
    programNumber: program,
    bettingInterest: bettingInterest(program),
    ...nameOf(parts.name, line),
    ...loadOf(parts.weight, line),
    postPosition: postOf(parts.post, line),
    calls: calls.slice(0, -1),
    crossed: finish?.position ?? null,
    finished: (finish?.position ?? null) !== null,
    margin: finish?.margin ?? null,
    ...oddsOf(parts.odds, line),
    comment: parts.comment,
    ...lastStartOf(
      parts.last,
      raised.filter(({ right }) => right < columns.pgm.x + PGM_RIGHT - 4),
      line,
    ),
  };
}

/** A line of a long comment or name that goes on with the horse above it. */
const isRest = ({ base }: Row, { pgm }: Columns): boolean => base.every(({ x }) => x >= pgm.x + NAME_FROM);

function joined(row: Row, rest: Row): Row {
  return { ...row, base: [...row.base, ...rest.base].sort((a, b) => a.x - b.x) };
}

/** The horses in the order they crossed the line. */
export function runningLines(table: readonly Line[]): readonly RunningLine[] {
  const [header, ...lines] = table;
  if (header === undefined) return [];
  const columns = columnsOf(header);
  const rows: Row[] = [];
  for (const row of rowsOf(lines)) {
    const above = rows.at(-1);
    if (above !== undefined && isRest(row, columns)) rows[rows.length - 1] = joined(above, row);
    else rows.push(row);
  }
  return rows.map((row) => runningLine(row, columns));
}
