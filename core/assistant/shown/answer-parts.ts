import { type Instant, toIso } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { JakeAnswer } from '../jake/answer.ts';
import type { AnswerBar, AnswerTable } from './answer-table.ts';

export const LINK_KINDS = [
  'race',
  'ticket desk',
  'results',
  'comparison',
  'horse',
  'jockey',
  'trainer',
] as const;

/**
 * A page that an answer leads to: a race or its ticket desk by track, day and number, a day's results, horses of a race
 * side by side (`name` lists their program numbers: `3,5`), a horse or person by name.
 */
export interface AnswerLink {
  readonly kind: (typeof LINK_KINDS)[number];
  readonly label: string;
  readonly track: string | null;
  readonly day: RaceDay | null;
  readonly raceNumber: number | null;
  readonly name: string | null;
}

/** An answer in the parts that a screen draws; its text has all of them, too. */
export interface AnswerParts {
  /** The sentences before the tables. */
  readonly lead: string;
  /** Those after them. */
  readonly note: string;
  readonly tables: readonly AnswerTable[];
  readonly bars: readonly AnswerBar[];
  readonly links: readonly AnswerLink[];
  /** The card that race columns are about. */
  readonly card: { readonly track: string; readonly day: RaceDay };
  /** By the racing clock: what was known up to then. */
  readonly at: Instant;
  readonly source: string;
}

/** The parts with their moment in ISO 8601, for what leaves the program. */
export const withIsoTime = ({ at: instant, ...parts }: AnswerParts) => ({ ...parts, at: toIso(instant) });

const SOURCE_LINE = /^Source: (.+)\.$/;

/** The lines without the line that names the source. */
const withoutSource = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !SOURCE_LINE.test(line))
    .join('\n');

/** The source that an answer names in a line; null where it names none. */
const sourceIn = (text: string): string | null =>
  text.split('\n').flatMap((line) => SOURCE_LINE.exec(line)?.[1] ?? [])[0] ?? null;

/** An answer in parts; the source is that of the card where the answer names no other. */
export function partsOf(
  { text, tabled, bars = [] }: JakeAnswer,
  basis: Pick<AnswerParts, 'links' | 'card' | 'at' | 'source'>,
): AnswerParts {
  return {
    ...basis,
    lead: withoutSource(tabled?.lead ?? text),
    note: withoutSource(tabled?.note ?? ''),
    tables: tabled === undefined ? [] : [tabled.table],
    bars,
    source: sourceIn(text) ?? basis.source,
  };
}
