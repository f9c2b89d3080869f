import type { FoundAnswer } from '../found-answer.ts';
import type { AnswerLink, AnswerParts } from './answer-parts.ts';
import { rests } from './answer-table.ts';

/** At most so many tables under an answer in a model's words. */
const MOST_TABLES = 3;

const linkKey = ({ kind, track, day, raceNumber, name }: AnswerLink): string =>
  [kind, track, day, raceNumber, name].join(' ');

/** The first of each key. */
const distinct = <Part>(parts: readonly Part[], keyOf: (part: Part) => string): readonly Part[] =>
  parts.filter((part, index) => parts.findIndex((other) => keyOf(other) === keyOf(part)) === index);

/** Whether a wording uses a looked-up answer: a cell of its table or, without a table, the name of a page it leads to. */
const isUsedIn = (text: string, { tables, links }: AnswerParts): boolean =>
  tables.some((table) => rests(text, table)) ||
  (tables.length === 0 && links.some(({ label }) => text.includes(label)));

/** The parts under an answer in a model's words: those of our answer, and of what was looked up as far as the words use it. */
export function wordedParts(
  text: string,
  ours: FoundAnswer,
  found: readonly FoundAnswer[],
): AnswerParts | null {
  if (ours.parts === undefined) return null;
  const used = found.flatMap(({ parts }) => (parts !== undefined && isUsedIn(text, parts) ? [parts] : []));
  const all = [ours.parts, ...used.filter(({ card }) => card.track === ours.parts?.card.track)];
  return {
    ...ours.parts,
    lead: text,
    note: '',
    tables: distinct(
      all.flatMap(({ tables }) => tables),
      ({ caption, rows }) => JSON.stringify([caption, rows]),
    ).slice(0, MOST_TABLES),
    links: distinct(
      all.flatMap(({ links }) => links),
      linkKey,
    ),
    source: [...new Set(all.map(({ source }) => source))].join('; '),
  };
}
