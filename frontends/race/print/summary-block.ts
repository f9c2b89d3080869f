import { numbered } from '#kit/kit.ts';
import { signKey } from '../form/mark-words.ts';
import type { Block } from './block.ts';
import { choiceHeads, choiceRows } from './choice-rows.ts';
import { pageRows } from './pages.ts';
import type { RaceParts } from './race-parts.ts';
import { changesOf, postTimeText, raceFacts, raceName, verdictText } from './race-text.ts';
import type { Row } from './rows.ts';
import { listed, rowOfCells, rowWidth, wrapped } from './rows.ts';

const plain = (texts: readonly string[]): readonly Row[] => texts.map((text) => [text]);

const key: readonly Row[] = plain([
  ...listed(
    signKey.map(([sign, meaning]) => `${sign} ${meaning}`),
    1,
  ),
  ...wrapped(
    [
      'Figures: dark above today’s par, light on it and below; in parentheses doubtful; –: none.',
      'E1, E2/LP: early pace at two points and late pace.',
      'Calls and finish: place, then lengths ahead for the leader, behind for the others.',
      'D dirt, T turf, Ti inner turf, Di inner dirt, AW synthetic, × off the turf, a about. L Lasix, B Bute, b blinkers, * favorite.',
      'Works: T turf, IT inner turf, TT training track, TN turf training track, IM inner main track.',
      'Records: starts: wins-seconds-thirds and earnings. Returns: profit per $2 to win.',
    ].join(' '),
    1,
  ),
]);

const keyBlock = (): Block => ({
  key: 'key',
  raceNumber: null,
  title: { size: 'horse', cloth: null, name: 'Signs', isOut: false, notes: '', aside: '' },
  rows: key,
  breaks: [],
  repeated: null,
  staysWithNext: false,
});

const nameWidth = 52;

/** One race on the first page: what it is, our verdict, the top choices, what has changed; a blank row below. */
function raceRows(parts: RaceParts, rowsOfChoices: number): readonly Row[] {
  const { race } = parts;
  const head = rowOfCells([
    { text: String(race.raceNumber), column: 2, side: 'end', isStrong: true },
    { text: postTimeText(race), column: 3 },
    { text: [...raceName(race)].slice(0, nameWidth).join('').trimEnd(), column: 16, isStrong: true },
    { text: raceFacts(parts).join(' · '), column: rowWidth, side: 'end' },
  ]);
  const inset = 3;
  const set = (texts: readonly string[]): readonly string[] => texts.map((text) => ' '.repeat(inset) + text);
  const room = rowWidth - inset;
  const verdict = race.isCancelled ? [] : set(wrapped(verdictText(parts), 0, room));
  return [
    head,
    ...verdict.map((text) => [{ strong: text }]),
    ...(race.isCancelled ? [] : choiceRows(parts, rowsOfChoices)),
    ...plain(set(changesOf(parts).flatMap((text) => wrapped(text, 0, room)))),
    [],
  ];
}

/** What heads the booklet. */
export type BookletName = {
  readonly track: string;
  readonly day: string;
  /** When it was put together, and from which card. */
  readonly source: string;
};

const mostChoiceRows = 3;
const titleAndKey = 4 + 3 + 2 + key.length + 1;

/** The day on one page: every race with verdict, top choices and changes, and the key of signs; as many choices as the page holds. */
export function summaryBlocks(
  races: readonly RaceParts[],
  name: BookletName,
): { readonly summary: Block; readonly signs: Block } {
  const rowsWith = (rowsOfChoices: number) => races.map((parts) => raceRows(parts, rowsOfChoices));
  const heightWith = (rowsOfChoices: number): number =>
    titleAndKey + rowsWith(rowsOfChoices).reduce((height, rows) => height + rows.length, 0);
  const fitting = Array.from({ length: mostChoiceRows }, (_, index) => mostChoiceRows - index).find(
    (rowsOfChoices) => heightWith(rowsOfChoices) <= pageRows,
  );
  const byRace = rowsWith(fitting ?? 1);
  const breaks = byRace.map((_, index) => 3 + byRace.slice(0, index).flat().length).slice(1);
  return {
    summary: {
      key: 'summary',
      raceNumber: null,
      title: {
        size: 'day',
        cloth: null,
        name: `${name.track} · ${name.day}`,
        isOut: false,
        notes: '',
        aside: numbered(races.length, 'race'),
      },
      rows: [[name.source], [], choiceHeads, ...byRace.flat()],
      breaks,
      repeated: null,
      staysWithNext: false,
    },
    signs: keyBlock(),
  };
}
