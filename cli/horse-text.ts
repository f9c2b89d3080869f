import { distanceText } from '#core/card/distance.ts';
import type { HistoryStart, HistoryWork, HorseHistory } from '#core/card/history/horse-history.ts';
import { identityOf } from '#core/card/history/same-horse.ts';
import type { StartFact, StartFactName, StartFactValue } from '#core/card/history/start-facts.ts';
import { horseName } from '#core/card/horse-name.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { counted, countText, listText } from '#core/kernel/text.ts';
import { raceTimeText } from '#core/results/race-time.ts';
import { type Column, tableLines } from './table.ts';

const WORDS: Readonly<Record<StartFactName, string>> = {
  track: 'track',
  raceNumber: 'race number',
  official: 'official finish',
  crossed: 'position at the wire',
  odds: 'odds to 1',
  wasFavorite: 'favorite',
  weightLb: 'weight',
  postPosition: 'post position',
  fieldSize: 'field size',
  surface: 'surface',
  condition: 'track condition',
  distanceYards: 'distance',
  finalSeconds: 'final time',
  fractions: 'fractions',
  purse: 'purse',
  jockey: 'jockey',
  trainer: 'trainer',
  comment: 'comment',
};

const inNumber =
  (textOf: (number: number) => string) =>
  (value: StartFactValue): string =>
    typeof value === 'number' ? textOf(value) : String(value);

const TEXTS: Readonly<Partial<Record<StartFactName, (value: StartFactValue) => string>>> = {
  odds: inNumber((odds) => odds.toFixed(2)),
  wasFavorite: (value) => (value === true ? 'yes' : 'no'),
  weightLb: inNumber((pounds) => `${pounds} lb`),
  distanceYards: inNumber((yards) => distanceText(yards)),
  finalSeconds: inNumber(raceTimeText),
  fractions: (value) => (Array.isArray(value) ? value.map(raceTimeText).join(', ') : String(value)),
  purse: inNumber((number) => `$${countText(number)}`),
};

const valueText = (name: StartFactName, value: StartFactValue): string => (TEXTS[name] ?? String)(value);

/** The value of the first report that has it. */
function factText({ facts }: HistoryStart, name: StartFactName): string | null {
  const value = facts.find((fact) => fact.name === name)?.values[0]?.value;
  return value === undefined ? null : valueText(name, value);
}

const isAbout = ({ reports }: HistoryStart): boolean => reports.some(({ line }) => line.isAbout);

function distanceOf(start: HistoryStart): string | null {
  const distance = factText(start, 'distanceYards');
  return distance === null || !isAbout(start) ? distance : `About ${distance}`;
}

/** The official finish, else why there is none. */
const finishOf = (start: HistoryStart): string | null =>
  factText(start, 'official') ?? start.reports.flatMap(({ line }) => line.nonFinish ?? [])[0] ?? null;

const sourcesText = (sources: readonly Provenance[]): string =>
  [...new Set(sources.map(({ tier, source }) => (tier === 'demo' ? `DEMO: ${source}` : source)))].join(', ');

const STARTS: readonly Column<HistoryStart>[] = [
  ['day', 'left', ({ day }) => day],
  ['track', 'left', ({ track }) => track],
  ['race', 'right', ({ raceNumber }) => raceNumber?.toString() ?? null],
  ['distance', 'left', distanceOf],
  ['surface', 'left', (start) => factText(start, 'surface')],
  ['cond', 'left', (start) => factText(start, 'condition')],
  ['time', 'right', (start) => factText(start, 'finalSeconds')],
  ['pp', 'right', (start) => factText(start, 'postPosition')],
  ['fin', 'right', finishOf],
  ['of', 'right', (start) => factText(start, 'fieldSize')],
  ['odds', 'right', (start) => factText(start, 'odds')],
  ['sources', 'left', ({ reports }) => sourcesText(reports.flatMap(({ sources }) => sources))],
];

const WORKS: readonly Column<HistoryWork['reports'][number]>[] = [
  ['day', 'left', ({ work }) => work.day],
  ['track', 'left', ({ work }) => work.track],
  ['distance', 'left', ({ work }) => distanceText(work.distanceYards)],
  ['time', 'right', ({ work }) => raceTimeText(work.seconds)],
  [
    'rank',
    'right',
    ({ work: { rank, count } }) => (rank === null || count === null ? null : `${rank}/${count}`),
  ],
  ['sources', 'left', ({ sources }) => sourcesText(sources)],
];

function contradictionText({ reports }: HistoryStart, { name, values }: StartFact): string {
  const sides = values.map(
    (side) =>
      `${valueText(name, side.value)} (${sourcesText(side.reports.flatMap((index) => reports[index]?.sources ?? []))})`,
  );
  return `${WORDS[name]} ${listText(sides, 'or')}`;
}

const contradictionLines = (start: HistoryStart): readonly string[] =>
  start.facts
    .filter(({ state }) => state === 'contradicted')
    .map((fact) => `  ${start.day} ${start.track}: ${contradictionText(start, fact)}`);

/** `Paper Lantern, foaled 2021, by Old Lamp out of Candle Wick`. */
export function identityText({ horse, keys }: HorseHistory): string {
  const year = keys.map((key) => identityOf(key).birthYear).find((birthYear) => birthYear !== null);
  const sire = horse.sire === null ? null : `by ${horseName(horse.sire)}`;
  const dam = horse.dam === null ? null : `out of ${horseName(horse.dam)}`;
  const breeding = [sire, dam].filter((part) => part !== null).join(' ');
  return [horseName(horse.name), year === undefined ? 'foaling year unknown' : `foaled ${year}`, breeding]
    .filter((part) => part !== '')
    .join(', ');
}

/** A history as printed: races, where sources disagree, then works. */
export function historyText(history: HorseHistory): string {
  const { starts, works, doubts } = history;
  const contradictions = starts.flatMap(contradictionLines);
  const reports = works.flatMap((work) => work.reports);
  return [
    `${identityText(history)}: ${counted(starts.length, 'race')}, ${counted(works.length, 'work')}`,
    ...doubts.map((doubt) => `  ${doubt}`),
    ...(starts.length === 0 ? [] : tableLines(STARTS, starts)),
    ...(contradictions.length === 0 ? [] : ['Sources disagree:', ...contradictions]),
    ...(reports.length === 0 ? [] : ['Works:', ...tableLines(WORKS, reports)]),
  ].join('\n');
}
