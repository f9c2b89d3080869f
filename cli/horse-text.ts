import { distanceText } from '#core/card/distance.ts';
import type { HistoryStart, HistoryWork, HorseHistory } from '#core/card/history/horse-history.ts';
import type { FactValue, ReportedFact } from '#core/card/history/report-facts.ts';
import { identityOf } from '#core/card/history/same-horse.ts';
import type { StartFactName } from '#core/card/history/start-facts.ts';
import type { WorkFactName } from '#core/card/history/work-facts.ts';
import { horseName } from '#core/card/horse-name.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { counted, countText, listText } from '#core/kernel/text.ts';
import { raceTimeText } from '#core/results/race-time.ts';
import { type Column, tableLines } from './table.ts';

type FactName = StartFactName | WorkFactName;

const WORDS: Readonly<Record<FactName, string>> = {
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
  seconds: 'time',
  course: 'course',
  manner: 'manner',
  rank: 'rank',
  count: 'number of works',
};

const inNumber =
  (textOf: (number: number) => string) =>
  (value: FactValue): string =>
    typeof value === 'number' ? textOf(value) : String(value);

const TEXTS: Readonly<Partial<Record<FactName, (value: FactValue) => string>>> = {
  odds: inNumber((odds) => odds.toFixed(2)),
  wasFavorite: (value) => (value === true ? 'yes' : 'no'),
  weightLb: inNumber((pounds) => `${pounds} lb`),
  distanceYards: inNumber((yards) => distanceText(yards)),
  finalSeconds: inNumber(raceTimeText),
  seconds: inNumber(raceTimeText),
  fractions: (value) => (Array.isArray(value) ? value.map(raceTimeText).join(', ') : String(value)),
  purse: inNumber((number) => `$${countText(number)}`),
};

const valueText = (name: FactName, value: FactValue): string => (TEXTS[name] ?? String)(value);

/** The value of the first report that has it. */
function factText<Name extends FactName>(
  { facts }: { readonly facts: readonly ReportedFact<Name>[] },
  name: Name,
): string | null {
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

/** `2/31`; null unless a report has both numbers. */
function rankOf({ reports }: HistoryWork): string | null {
  const ranked = reports.find(({ work }) => work.rank !== null && work.count !== null)?.work;
  return ranked === undefined ? null : `${ranked.rank}/${ranked.count}`;
}

const WORKS: readonly Column<HistoryWork>[] = [
  ['day', 'left', ({ day }) => day],
  ['track', 'left', ({ track }) => track],
  ['distance', 'left', ({ distanceYards }) => distanceText(distanceYards)],
  ['time', 'right', (work) => factText(work, 'seconds')],
  ['rank', 'right', rankOf],
  ['sources', 'left', ({ reports }) => sourcesText(reports.flatMap(({ sources }) => sources))],
];

/** A start or a work. */
interface Reported {
  readonly day: string;
  readonly track: string;
  readonly reports: readonly { readonly sources: readonly Provenance[] }[];
  readonly facts: readonly ReportedFact<FactName>[];
}

function contradictionText({ reports }: Reported, { name, values }: ReportedFact<FactName>): string {
  const sides = values.map(
    (side) =>
      `${valueText(name, side.value)} (${sourcesText(side.reports.flatMap((index) => reports[index]?.sources ?? []))})`,
  );
  return `${WORDS[name]} ${listText(sides, 'or')}`;
}

const contradictionLines = (reported: Reported): readonly string[] =>
  reported.facts
    .filter(({ state }) => state === 'contradicted')
    .map((fact) => `  ${reported.day} ${reported.track}: ${contradictionText(reported, fact)}`);

const disagreement = (contradictions: readonly string[]): readonly string[] =>
  contradictions.length === 0 ? [] : ['Sources disagree:', ...contradictions];

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

/** A history as printed: races, then works, each with a list of where sources disagree. */
export function historyText(history: HorseHistory): string {
  const { starts, works, doubts } = history;
  return [
    `${identityText(history)}: ${counted(starts.length, 'race')}, ${counted(works.length, 'work')}`,
    ...doubts.map((doubt) => `  ${doubt}`),
    ...(starts.length === 0 ? [] : tableLines(STARTS, starts)),
    ...disagreement(starts.flatMap(contradictionLines)),
    ...(works.length === 0 ? [] : ['Works:', ...tableLines(WORKS, works)]),
    ...disagreement(works.flatMap(contradictionLines)),
  ].join('\n');
}
