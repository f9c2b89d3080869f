import { count, percent, personName, properName, signedMoney } from '#kit/kit.ts';
import type { HorseForm } from '../form/form-query.ts';
import { recordText } from '../form/horse-records.tsx';
import {
  breedingText,
  carriesTexts,
  listWords,
  noLinesText,
  personRecordText,
  powerText,
} from '../form/horse-text.ts';
import { workText } from '../form/line-text.ts';
import { markWords } from '../form/mark-words.ts';
import type { Block } from './block.ts';
import { columnHeads, pastLineRows } from './past-line.ts';
import type { Row } from './rows.ts';
import { listed, rowOfCells, rowWidth, wrapped } from './rows.ts';

/** What is said of a horse beside its form. */
export type HorseOdds = {
  /** Numbers of the horses it is one bet with. */
  readonly coupled: readonly string[];
  /** `29.1% · fair 5-2 · take 3-1 · ML 2-1`; empty for a horse that does not start. */
  readonly prices: string;
};

const kinds: Readonly<Record<HorseForm['records'][number]['kind'], string>> = {
  life: 'Life',
  'this year': 'Year',
  'last year': 'Last',
  'fast dirt': 'Fast',
  wet: 'Wet',
  turf: 'Turf',
  synthetic: 'AW',
  distance: 'Dist',
  track: 'Trk',
};

const recordColumns = 3;
const recordWidth = 24;
const recordsAt = rowWidth - recordColumns * recordWidth;

function chunked<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  const chunks = Math.ceil(items.length / size);
  return Array.from({ length: chunks }, (_, index) => items.slice(index * size, (index + 1) * size));
}

/** Breeding, people and what it carries at the left, its records at the right. */
function topRows(horse: HorseForm): readonly Row[] {
  const { owner, primePower, runStyle, earlyPoints, todaysMarks, daysSinceLast } = horse;
  const width = recordsAt - 2;
  const left = [
    ...wrapped(breedingText(horse), 1, width),
    ...wrapped(owner === null ? '' : `Owner ${properName(owner)}`, 1, width),
    ...wrapped(
      [
        ...carriesTexts(horse),
        primePower && powerText(primePower),
        runStyle && `style ${runStyle} ${earlyPoints ?? ''}`.trim(),
      ]
        .filter(Boolean)
        .join(' · '),
      1,
      width,
    ),
    ...wrapped(todaysMarks.map((mark) => markWords(mark, daysSinceLast)).join(', '), 1, width),
  ];
  const right = chunked(horse.records, recordColumns);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    rowOfCells([
      { text: left[index] ?? '', at: 0 },
      ...(right[index] ?? []).map(({ kind, ...record }, column) => ({
        text: `${kinds[kind].padEnd(4)} ${recordText(record)}`,
        at: recordsAt + column * recordWidth,
      })),
    ]),
  );
}

const briefRecord = (record: Parameters<typeof personRecordText>[0]): string =>
  personRecordText(record).replace(' per $2', '');

const personText = (who: string, person: HorseForm['trainer']): string =>
  person === null ? '' : `${who} ${[personName(person.name), ...person.records.map(briefRecord)].join(', ')}`;

const situationText = ({ who, label, starts, winShare, roi }: HorseForm['situations'][number]): string =>
  `${who === 'jockey' ? 'J' : 'T'} ${label} ${percent(winShare)} of ${count(starts)} ${signedMoney(roi)}`;

const peopleRows = ({ jockey, trainer, together, situations }: HorseForm): readonly Row[] =>
  [
    ...listed(
      [
        personText('Jockey', jockey),
        personText('Trainer', trainer),
        together && `together ${briefRecord(together)}`,
      ].filter((text) => text !== null),
      1,
    ),
    ...listed(situations.map(situationText), 1),
  ].map((text) => [text]);

const workColumns = 4;
const workWidth = Math.floor((rowWidth - 6) / workColumns);

function workRows({ works }: HorseForm): readonly Row[] {
  if (works.length === 0) return [['No works on the card.']];
  return chunked(works, workColumns).map((row, index) =>
    rowOfCells([
      { text: index === 0 ? 'Works' : '', at: 0 },
      ...row.map((work, column) => ({
        text: `${work.isBullet ? '•' : ' '}${workText(work)}`,
        at: 6 + column * workWidth,
      })),
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
export function horseBlock(horse: HorseForm, raceNumber: number, { coupled, prices }: HorseOdds): Block {
  const { programNumber, horseName, isScratched, lines, linesKnown } = horse;
  const head = isScratched ? [] : [...topRows(horse), ...peopleRows(horse)];
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
