import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { type PersonStart, startsIn } from './person-start.ts';

/** The starts of everybody in some days of racing. */
export interface StartBook {
  readonly starts: readonly PersonStart[];
  /** The day of each race that counts. */
  readonly raceDays: readonly RaceDay[];
  /** Of the latest results; null without any. */
  readonly latest: Provenance | null;
}

export const EMPTY_BOOK: StartBook = { starts: [], raceDays: [], latest: null };

/** The book with more races, later ones than it has. */
export function withRaces(book: StartBook, races: readonly FinishedRace[]): StartBook {
  const told = races
    .map((race) => ({ race, starts: startsIn(race) }))
    .filter(({ starts }) => starts.length > 0);
  return {
    starts: [...book.starts, ...told.flatMap(({ starts }) => starts)],
    raceDays: [...book.raceDays, ...told.map(({ race }) => race.day)],
    latest: told.at(-1)?.race.provenance ?? book.latest,
  };
}
