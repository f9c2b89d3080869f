import { properName, shortLengths } from '#kit/kit.ts';
import { isOnCardScale } from '../form/figure.tsx';
import type { PastRace } from '../form/form-query.ts';
import {
  classText,
  commentText,
  firstThreeText,
  formDay,
  medicationText,
  moneyText,
  oddsText,
  shortDistance,
  surfaceText,
  timeText,
  unknown,
} from '../form/line-text.ts';
import { markSign } from '../form/mark-words.ts';
import type { Cell, Row } from './rows.ts';
import { lengthOf, rowOfCells, rowWidth, wrapped } from './rows.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** `16¹²½`: place, then lengths in raised digits; a short head or neck in letters. */
export function callText({ position, lengths }: PastRace['finish']): string {
  const behind = shortLengths(lengths).replace(/\d/g, (digit) => raised.charAt(Number(digit)));
  return position === null ? behind || unknown : `${position}${behind}`;
}

const endings = /^(?:Jr|Sr|II|III|IV)$/i;
const jockeyWidth = 10;

/** A rider in the room there is, surname first as form prints it: `Ortiz Irad`. */
export function riderText(name: string | null): string {
  if (name === null) return unknown;
  const words = properName(name).split(/\s+/).filter(Boolean);
  const isSurnameFirst = name === name.toUpperCase();
  const plain = words.filter((word) => !endings.test(word));
  const inOrder = isSurnameFirst ? plain : [plain.at(-1) ?? '', ...plain.slice(0, -1)];
  return inOrder.join(' ').slice(0, jockeyWidth).trimEnd();
}

/** A figure as it is printed: in parentheses if doubtful, with the initial of a scale that is not the card's. */
export function figureText({ figure }: Pick<PastRace, 'figure'>): string {
  if (figure === null) return unknown;
  const scale = isOnCardScale(figure) ? '' : figure.scale.charAt(0);
  return figure.doubt === null ? `${figure.points}${scale}` : `(${figure.points}${scale})`;
}

const distanceText = ({ distance, surface, takenOffTurf }: PastRace): string =>
  `${shortDistance(distance).replace(' m', 'm').replace('abt ', 'a')} ${surfaceText(surface)}${takenOffTurf ? '×' : ''}`;

const known = (value: number | null): string => (value === null ? unknown : String(value));

const isToday = ({ marks }: PastRace): string =>
  marks.includes('today’s distance') ? '▸' : marks.includes('today’s track') ? '•' : '';

const finishText = ({ finish, nonFinish }: PastRace): string =>
  nonFinish === null ? callText(finish) : 'DNF';

/** What heads the columns, where each begins or ends, and what stands in it. */
const columns: readonly (Omit<Cell, 'text' | 'isStrong'> & {
  readonly label: string;
  readonly text: (line: PastRace) => string;
  readonly isStrong?: (line: PastRace) => boolean;
})[] = [
  { label: '', column: 0, text: isToday },
  { label: 'Date', column: 1, text: ({ day }) => formDay(day), isStrong: () => true },
  {
    label: 'Trk',
    column: 9,
    text: ({ track, raceNumber }) => `${track}${raceNumber ?? ''}`,
  },
  { label: 'Cd', column: 15, text: ({ condition }) => condition || unknown },
  { label: 'Distance', column: 18, text: distanceText },
  {
    label: 'Fractions',
    column: 28,
    text: ({ fractions }) => fractions.map(timeText).join(' ') || unknown,
  },
  { label: 'Final', column: 50, text: ({ finalSeconds }) => timeText(finalSeconds) },
  { label: 'Par', column: 61, side: 'end', text: ({ par }) => known(par) },
  { label: 'E1', column: 65, side: 'end', text: ({ earlyPace1 }) => known(earlyPace1) },
  {
    label: 'E2/LP',
    column: 73,
    side: 'end',
    text: ({ earlyPace2, latePace }) => `${known(earlyPace2)}/${known(latePace).padStart(3)}`,
  },
  {
    label: 'FIG',
    column: 79,
    side: 'end',
    text: figureText,
    isStrong: ({ figure }) => figure?.step != null && figure.step > 0,
  },
  { label: 'PP', column: 82, side: 'end', text: ({ postPosition }) => known(postPosition) },
  { label: 'St', column: 85, side: 'end', text: ({ gateBreak }) => known(gateBreak) },
  {
    label: '¼',
    column: 87,
    text: ({ quarterCall }) => (quarterCall.position === null ? '' : callText(quarterCall)),
  },
  { label: '1C', column: 93, text: ({ firstCall }) => callText(firstCall) },
  { label: '2C', column: 99, text: ({ secondCall }) => callText(secondCall) },
  { label: 'Str', column: 105, text: ({ stretchCall }) => callText(stretchCall) },
  { label: 'Fin', column: 111, text: finishText, isStrong: () => true },
  { label: 'Jockey', column: 117, text: ({ jockey }) => riderText(jockey) },
  { label: 'Odds', column: rowWidth, side: 'end', text: oddsText },
];

/** What stands over the past races. */
export const columnHeads: Row = rowOfCells(
  columns.map(({ label, column, side }) => ({ text: label, column, ...(side && { side }) })),
);

const signsOf = ({ marks, layoffDays }: PastRace): string =>
  marks
    .filter((mark) => mark !== 'today’s distance' && mark !== 'today’s track')
    .map((mark) => markSign(mark, layoffDays))
    .join(' ');

const disagreement = ({ contradictions }: PastRace): string | null =>
  contradictions.length === 0
    ? null
    : `Sources differ: ${contradictions
        .map(({ fact, values }) => `${fact} ${values.map(({ value }) => value).join(' or ')}`)
        .join('; ')}`;

/** The comment of a line once, where its sources repeat each other. */
function oneComment(line: PastRace): string {
  const main = line.longComment.trim() || line.comment.trim();
  return main !== '' && line.extraComment.toLowerCase().includes(main.toLowerCase())
    ? line.extraComment.trim()
    : commentText(line);
}

const placedText = ({ official, finish }: PastRace): string | null =>
  official !== null && finish.position !== null && official !== finish.position ? `placed ${official}` : null;

function secondText(line: PastRace, comment: string): string {
  const carries = [known(line.weightLb), medicationText(line.medication, line.blinkers)];
  return [
    signsOf(line),
    line.nonFinish,
    classText(line),
    moneyText(line),
    carries.filter(Boolean).join(' '),
    placedText(line),
    firstThreeText(line),
    comment,
    line.fieldSize === null ? null : `${line.fieldSize} ran`,
    disagreement(line),
  ]
    .filter(Boolean)
    .join(' · ');
}

const indent = 1;

/** A past race: what is counted in one row; class, first three and comment below it, the short comment where the long one takes a row more. */
export function pastLineRows(line: PastRace): readonly Row[] {
  const facts = rowOfCells(
    columns.map(({ column, side, text, isStrong }) => ({
      text: text(line),
      column,
      ...(side && { side }),
      isStrong: isStrong?.(line) ?? false,
    })),
  );
  const full = secondText(line, oneComment(line));
  const brief = secondText(line, oneComment({ ...line, longComment: '' }));
  const room = rowWidth - indent;
  const rowsOf = (text: string): readonly string[] => wrapped(text, indent, room);
  const hasShort = line.comment.trim() !== '' && lengthOf(full) > room;
  const words = hasShort && rowsOf(brief).length < rowsOf(full).length ? brief : full;
  return [facts, ...rowsOf(words).map((text, index) => [index === 0 ? ` ${text}` : text])];
}
