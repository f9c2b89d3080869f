import type { Race } from '../../card/race.ts';
import { racesText } from '../../card/races-text.ts';
import { isStarter, type Runner } from '../../card/runner.ts';
import { counted } from '../../kernel/text.ts';
import { type JakeAnswer, saying, sayingTable } from '../jake/answer.ts';
import { personText } from '../jake/wording.ts';
import { type CardInPlay, racesAsked } from '../race-view.ts';
import { columnsOf } from '../shown/answer-table.ts';
import { peopleNamed } from './people-named.ts';
import { type Answering, atOnce, type Tool } from './tool.ts';

const ASKED =
  /\b(?:who|anyone|which (?:jockey|rider|trainer|barn))(?:'s| is| has)? (?:is )?having a (?:good|great|big|huge|monster|hot) (?:meet|year|summer|season)\b|\b(?:jockeys?|riders?)\b[^.?!]{0,12}\b(?:rides?|riding) (?:the )?most\b|\b(?:hot(?:test)?|best|top|leading|winning(?:est)?|in form|streak\w*)\b.*\b(?:jockeys?|riders?|trainers?|barns?)\b|\b(?:jockeys?|riders?|trainers?|barns?)\b.*\b(?:hot|in form|streak\w*|leading|best|winning|most (?:mounts?|rides?|starters?|horses|entries))\b|\bwho has (?:the )?most (?:mounts?|rides?)\b|^\W*who(?:'s| is| has)(?: got)? (?:hot|in form|the hot hand)\b|\b(?:jockey[- ]trainer|trainer[- ]jockey) combos?\b|\bwho rides (?:the )?most\b/i;
const COMBOS = /\bjockeys?\b.*\btrainers?\b|\btrainers?\b.*\bjockeys?\b|\bcomb(?:os?|inations?)\b/i;
const MOST_MOUNTS =
  /\bmost (?:mounts?|rides?|starters?|horses|entries)\b|\brid(?:es?|ing) (?:the )?most\b(?! w[io]n)/i;
/** Situations in which the card counts nobody over the whole card. */
const SITUATIONS =
  /\blay[- ]?offs?\b|\bfirst[- ](?:time|out)\b|\bfirsters?\b|\bclaim\w*\b|\bsecond (?:out|off|start)\b|\bmaidens?\b|\bsprints?\b|\broutes?\b|\bdebut\w*\b/i;
const LEAST_STARTS = 10;
const LISTED = 5;

interface Count {
  readonly name: string;
  /** `this meet`, `turf starts`. */
  readonly span: string;
  readonly starts: number;
  /** 0-1. */
  readonly winShare: number;
}

/** A trainer's starts on a surface, as the card counts them. */
function onSurface(runner: Runner, surface: 'turf' | 'dirt'): Count | null {
  const angle = runner.angles.find(
    ({ who, label }) => who === 'trainer' && label.toLowerCase() === `${surface} starts`,
  );
  if (angle === undefined || runner.trainer === null) return null;
  return { name: runner.trainer.name, span: `on ${surface}`, starts: angle.starts, winShare: angle.winShare };
}

/** Jockey and trainer together over a year. */
function together({ jockey, trainer, combination }: Runner): Count | null {
  if (jockey === null || trainer === null || combination === null || combination.starts === 0) return null;
  return {
    name: `${personText(jockey.name)} for ${personText(trainer.name)}`,
    span: `over ${combination.span}`,
    starts: combination.starts,
    winShare: combination.wins / combination.starts,
  };
}

/** The newest record with enough starts. */
function lately(runner: Runner, who: 'jockey' | 'trainer'): Count | null {
  const person = runner[who];
  const record = person?.records.find(({ starts }) => starts >= LEAST_STARTS);
  if (person == null || record === undefined) return null;
  return {
    name: person.name,
    span: record.span,
    starts: record.starts,
    winShare: record.wins / record.starts,
  };
}

function countsIn(
  races: readonly Race[],
  text: string,
): readonly (Count & { readonly races: readonly number[] })[] {
  const who = /\b(?:jockeys?|riders?|rides)\b/i.test(text) ? 'jockey' : 'trainer';
  const [, surface] = /\b(turf|grass|dirt)\b/i.exec(text) ?? [];
  const footing = surface === undefined ? null : /dirt/i.test(surface) ? 'dirt' : 'turf';
  const byName = new Map<string, Count & { readonly races: readonly number[] }>();
  for (const { number, runners } of races)
    for (const runner of runners.filter(isStarter)) {
      const count = COMBOS.test(text)
        ? together(runner)
        : who === 'trainer' && footing !== null
          ? onSurface(runner, footing)
          : lately(runner, who);
      if (count === null || count.starts < LEAST_STARTS) continue;
      const numbers = byName.get(count.name)?.races ?? [];
      byName.set(count.name, { ...count, races: numbers.includes(number) ? numbers : [...numbers, number] });
    }
  return [...byName.values()].toSorted((a, b) => b.winShare - a.winShare || b.starts - a.starts);
}

const isCardMissingIt = (text: string): boolean =>
  /\b(?:jockeys?|riders?)\b/i.test(text) && /\b(?:turf|grass|dirt)\b/i.test(text);

/** Jockeys or trainers by how many horses they have on the card. */
function mostMounts(races: readonly Race[], text: string): Answering {
  const who = /\b(?:jockeys?|riders?|mounts?|rides)\b/i.test(text) ? 'jockey' : 'trainer';
  const byName = new Map<string, number[]>();
  for (const { number, runners } of races)
    for (const runner of runners.filter(isStarter)) {
      const name = runner[who]?.name;
      if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), number]);
    }
  const rows = [...byName]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, LISTED)
    .map(([name, numbers]) => {
      const inRaces = racesText([...new Set(numbers)]);
      return {
        line: `- ${personText(name)}: ${counted(numbers.length, 'horse')}; ${inRaces}`,
        cells: [personText(name), counted(numbers.length, 'horse'), inRaces],
      };
    });
  const lead = [rows.length === 0 ? `The card names no ${who}.` : `Most horses to start, by ${who}:`];
  const columns = columnsOf([titleOf(who), 'text'], ['To start', 'number'], ['In', 'text']);
  return atOnce({ answer: sayingTable({ lead, caption: 'Most horses to start', columns, rows }), views: [] });
}

const titleOf = (who: 'jockey' | 'trainer'): string => (who === 'jockey' ? 'Jockey' : 'Trainer');

const RATE_COLUMNS = columnsOf(
  ['Name', 'text'],
  ['Won', 'percent'],
  ['Starts', 'number'],
  ['Counted over', 'text'],
  ['In', 'text'],
);

function rateRow({ name, span, starts, winShare, races }: ReturnType<typeof countsIn>[number], text: string) {
  const who = COMBOS.test(text) ? name : personText(name);
  const rate = `${Math.round(100 * winShare)}%`;
  const inRaces = racesText(races);
  return {
    line: `- ${who}: ${rate} of ${starts} ${span}; ${inRaces}`,
    cells: [who, rate, String(starts), span, inRaces],
  };
}

/** Jockeys or trainers with starters in some races, by the share of races they won lately or on a surface. */
export function ridingAnswer(
  races: readonly Race[],
  text: string,
  raceNumber: number | null,
  besides: readonly string[] = [],
): JakeAnswer {
  const counts = countsIn(races, text)
    .filter(({ name }) => !besides.includes(name))
    .slice(0, LISTED);
  if (counts.length === 0) return saying([`The card has nobody's record over ${LEAST_STARTS} starts.`]);
  const where = raceNumber === null ? 'on the card' : `in race ${raceNumber}`;
  return sayingTable({
    lead: [`By share won, ${LEAST_STARTS} starts or more, among those with a starter ${where}:`],
    caption: 'Share of races won',
    columns: RATE_COLUMNS,
    rows: counts.map((count) => rateRow(count, text)),
    note: [
      isCardMissingIt(text)
        ? 'The card does not count jockeys by surface: these are all their starts.'
        : null,
    ],
  });
}

/** `Besides Prat`: everybody else. */
const BESIDES = /\b(?:besides|other than|except(?: for)?)(?: \p{L}+\.?)?\s*$/iu;

/** The names of people that a question leaves aside; null where it is about people whom it names. */
function namesBesides(card: CardInPlay, text: string): readonly string[] | null {
  const people = peopleNamed(card, text);
  return people.every(({ position }) => BESIDES.test(text.slice(0, position)))
    ? people.map(({ person }) => person.name)
    : null;
}

/** Jockeys or trainers with starters on the card, the most successful first, or those with the most mounts. */
export const peopleRiding: Tool = {
  name: 'jockeys and trainers',
  reads({ text, card, raceNumber }) {
    const besides = namesBesides(card, text);
    if (!ASKED.test(text) || SITUATIONS.test(text) || besides === null) return null;
    const races = racesAsked(card, raceNumber);
    return MOST_MOUNTS.test(text)
      ? mostMounts(races, text)
      : atOnce({ answer: ridingAnswer(races, text, raceNumber, besides), views: [] });
  },
};
