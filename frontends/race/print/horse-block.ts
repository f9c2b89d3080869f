import type { Race } from '#kit/kit.ts';
import { personName, properName } from '#kit/kit.ts';
import type { HorseForm } from '../form/form-query.ts';
import { recordText } from '../form/horse-records.tsx';
import {
  breedingOf,
  carriesTexts,
  listWords,
  noLinesText,
  personRecordText,
  powerText,
  situationText,
} from '../form/horse-text.ts';
import { workText } from '../form/line-text.ts';
import { markWords } from '../form/mark-words.ts';
import type { Block } from './block.ts';
import { columnHeads, pastLineRows } from './past-line.ts';
import type { Row } from './rows.ts';
import { lengthOf, listed, rowOfCells, rowWidth, wrapped } from './rows.ts';

/** What is said of a horse beside its form. */
export type HorseOdds = {
  /** Numbers of the horses it is one bet with. */
  readonly coupled: readonly string[];
  /** `29.1% · fair 5-2 · take 3-1 · ML 2-1`; empty for a horse that does not start. */
  readonly prices: string;
};

type RecordKind = HorseForm['records'][number]['kind'];

/** A kind of record where there is little room; the years as of a race day. */
function kindText(kind: RecordKind, day: string): string {
  const year = Number(day.slice(0, 4));
  const kinds: Readonly<Record<RecordKind, string>> = {
    life: 'Life',
    'this year': String(year),
    'last year': String(year - 1),
    'fast dirt': 'Fast',
    wet: 'Wet',
    turf: 'Turf',
    synthetic: 'AW',
    distance: 'Dist',
    track: 'Trk',
  };
  return kinds[kind];
}

const recordColumns = 3;
const recordWidth = 24;
const recordsAt = rowWidth - recordColumns * recordWidth;

function chunked<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const chunks = Math.ceil(items.length / size);
  return Array.from({ length: chunks }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** What a horse is; what it carries, and what is different today. */
const selfTexts = (horse: HorseForm): readonly (readonly string[])[] => [
  [breedingOf(horse), horse.owner === null ? '' : `owner ${properName(horse.owner)}`],
  [
    ...carriesTexts(horse),
    horse.primePower === null ? '' : powerText(horse.primePower),
    horse.runStyle === null ? '' : `style ${horse.runStyle} ${horse.earlyPoints ?? ''}`.trim(),
    ...horse.todaysMarks.map((mark) => markWords(mark, horse.daysSinceLast)),
  ],
];

/** The horse at the left, its records at the right. */
function topRows(horse: HorseForm, day: string): readonly Row[] {
  const left = selfTexts(horse).flatMap((texts) => listed(texts, 1, recordsAt - 2));
  const right = chunked(horse.records, recordColumns);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    rowOfCells([
      { text: left[index] ?? '', column: 0 },
      ...(right[index] ?? []).map(({ kind, ...record }, column) => ({
        text: `${kindText(kind, day).padEnd(4)} ${recordText(record)}`,
        column: recordsAt + column * recordWidth,
      })),
    ]),
  );
}

const brief = (text: string): string => text.replace(' per $2', '');

const briefRecord = (record: Parameters<typeof personRecordText>[0]): string =>
  brief(personRecordText(record));

const personText = (who: string, person: HorseForm['trainer']): string =>
  person === null ? '' : `${who} ${[personName(person.name), ...person.records.map(briefRecord)].join(', ')}`;

const briefSituation = (situation: HorseForm['situations'][number]): string =>
  `${situation.who === 'jockey' ? 'J' : 'T'} ${brief(situationText(situation))}`;

const peopleRows = ({ jockey, trainer, together, situations }: HorseForm): readonly Row[] =>
  listed(
    [
      personText('Jockey', jockey),
      personText('Trainer', trainer),
      together === null ? '' : `together ${briefRecord(together)}`,
      ...situations.map(briefSituation),
    ],
    1,
  ).map((text) => [text]);

const mostWorkColumns = 4;
const worksAt = 6;

/** Works in as many columns as the longest of them leaves room for. */
function workRows({ works }: HorseForm): readonly Row[] {
  if (works.length === 0) return [['No works on the card.']];
  const texts = works.map((work) => `${work.isBullet ? '•' : ' '}${workText(work)}`);
  const room = rowWidth - worksAt;
  const longest = Math.max(...texts.map(lengthOf));
  const columns = Math.max(1, Math.min(mostWorkColumns, Math.floor(room / (longest + 1))));
  return chunked(texts, columns).map((row, index) =>
    rowOfCells([
      { text: index === 0 ? 'Works' : '', column: 0 },
      ...row.map((text, column) => ({ text, column: worksAt + column * Math.floor(room / columns) })),
    ]),
  );
}

const linesKept = 3;
const linesCarried = 2;

function notesOf({ listStatus, isScratched }: HorseForm, coupled: readonly string[]): string {
  return [
    isScratched ? 'scratched' : listStatus && listWords[listStatus],
    coupled.length > 0 && `one bet with ${coupled.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A horse as it is printed: its head, past races and works; a scratched one by its name alone. */
export function horseBlock(
  horse: HorseForm,
  { day, raceNumber }: Pick<Race, 'day' | 'raceNumber'>,
  { coupled, prices }: HorseOdds,
): Block {
  const { programNumber, horseName, isScratched, lines, linesKnown } = horse;
  const head = isScratched ? [] : [...topRows(horse, day), ...peopleRows(horse)];
  const rows: Row[] = [...head];
  const starts: number[] = [];
  if (!isScratched) {
    if (lines.length > 0) rows.push(columnHeads);
    for (const line of lines) {
      starts.push(rows.length);
      rows.push(...pastLineRows(line));
    }
    if (lines.length === 0) rows.push(...wrapped(noLinesText(horse)).map((text) => [text]));
    if (linesKnown > lines.length)
      rows.push([`${linesKnown} past races are known; the latest ${lines.length} are printed.`]);
    rows.push(...workRows(horse));
  }
  return {
    key: `${raceNumber}-${programNumber}`,
    raceNumber,
    title: {
      size: 'horse',
      cloth: programNumber,
      name: properName(horseName),
      isOut: isScratched,
      notes: notesOf(horse, coupled),
      aside: isScratched ? '' : prices,
    },
    rows,
    breaks: starts.slice(linesKept, starts.length - linesCarried + 1),
    repeated: columnHeads,
    staysWithNext: false,
  };
}
