import type { Track } from '../card/track.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { QueryBook } from './query-book.ts';
import type { QueryStart } from './query-start.ts';

/** What a question narrows down to. Filters of one kind are alternatives; those of different kinds hold together. */
export interface Filter {
  readonly kind: string;
  /** `turf`, `at least 6F`: shown back under its kind. */
  readonly words: string;
  /** A track's code; only of a filter that names a track. */
  readonly track?: string;
  /** How a question says it, where `words` would be read otherwise. */
  readonly phrase?: string;
  /** The people of a family name that several have, one by one. */
  readonly each?: readonly Filter[];
  keeps(start: QueryStart): boolean;
}

/** What one side of a comparison narrows down to. */
export type Side = readonly Filter[];

/** Whose records are listed. */
export type Grouping = 'combinations' | 'jockeys' | 'trainers';

/** By what the list is ranked. */
export type Order = 'win rate' | 'wins' | 'in the money' | 'return' | 'starts';

/** What some words of a question mean. */
export type Meaning =
  | { readonly role: 'filter'; readonly filter: Filter }
  | { readonly role: 'grouping'; readonly grouping: Grouping }
  | { readonly role: 'order'; readonly order: Order }
  | { readonly role: 'top'; readonly top: number }
  | { readonly role: 'least starts'; readonly least: number }
  | { readonly role: 'unanswerable'; readonly why: string };

/** What reading needs to know besides the words. */
export interface Reading {
  readonly today: RaceDay;
  readonly book: Pick<QueryBook, 'tracks' | 'starts'>;
}

/** Words of the trade and what they mean; `pattern` is global, and reads lower case. */
export interface Rule {
  readonly pattern: RegExp;
  /** Null where the words mean something else after all. */
  read(found: readonly (string | undefined)[], reading: Reading): Meaning | null;
}

/** A question as far as it was understood. */
export interface Question {
  readonly filters: readonly Filter[];
  /** Null where the question does not say. */
  readonly grouping: Grouping | null;
  readonly order: Order;
  readonly top: number;
  /** Null where the question does not say. */
  readonly leastStarts: number | null;
  /** What is set against each other: `turf` and `dirt`, two jockeys; a row for each. None where nothing is. */
  readonly sides: readonly Side[];
  /** `surface: turf`. */
  readonly understood: readonly string[];
  /** Words that mean nothing here, and why where that is known. */
  readonly ignored: readonly string[];
}

/** The kind of a filter that names a track. */
export const TRACK = 'track';

/** Keeps only starts at a track, by its code. */
export const atTrack = (code: string, words: string): Filter => ({
  kind: TRACK,
  words,
  track: code,
  keeps: ({ race }) => race.track === code,
});

/** The question limited to one track, unless it names a track itself or nothing in it was understood. */
export function questionAt(question: Question, track: Track | null): Question {
  const { filters, understood } = question;
  if (track === null || understood.length === 0 || filters.some(({ kind }) => kind === TRACK))
    return question;
  return {
    ...question,
    filters: [...filters, atTrack(track.code, track.displayName)],
    understood: [...understood, `${TRACK}: ${track.displayName}`],
  };
}

export const filtered = (
  kind: string,
  words: string,
  keeps: Filter['keeps'],
  phrase: string = words,
): Meaning => ({
  role: 'filter',
  filter: { kind, words, keeps, phrase },
});
