import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { type PersonStart, startsIn } from './person-start.ts';

/** A race that counts, and where its result comes from. */
interface CountedRace {
  readonly day: RaceDay;
  /** The track's code. */
  readonly track: string;
  readonly provenance: Provenance;
}

/** The starts of everybody in some days of racing. */
export interface StartIndex {
  readonly starts: readonly PersonStart[];
  /** In order of time. */
  readonly races: readonly CountedRace[];
}

export const EMPTY_INDEX: StartIndex = { starts: [], races: [] };

/** The book with more races, later ones than it has. */
export function withRaces(book: StartIndex, races: readonly FinishedRace[]): StartIndex {
  const counted = races
    .map((race) => ({ race, starts: startsIn(race) }))
    .filter(({ starts }) => starts.length > 0);
  return {
    starts: [...book.starts, ...counted.flatMap(({ starts }) => starts)],
    races: [
      ...book.races,
      ...counted.map(({ race: { day, track, provenance } }) => ({ day, track, provenance })),
    ],
  };
}

/** The part of the book run at a track (its code); all of it when null. */
export const startsAt = (book: StartIndex, code: string | null): StartIndex =>
  code === null
    ? book
    : {
        starts: book.starts.filter(({ track }) => track === code),
        races: book.races.filter(({ track }) => track === code),
      };

/** Provenance of the latest results; null without any. */
export const latestOf = ({ races }: StartIndex): Provenance | null => races.at(-1)?.provenance ?? null;
