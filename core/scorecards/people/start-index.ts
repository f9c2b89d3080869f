import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { type PersonStart, startsIn } from './person-start.ts';

/** The starts of everybody in some days of racing. */
export interface StartIndex {
  readonly starts: readonly PersonStart[];
  /** The day of each race that counts. */
  readonly raceDays: readonly RaceDay[];
  /** Of the latest results; null without any. */
  readonly latest: Provenance | null;
}

export const EMPTY_INDEX: StartIndex = { starts: [], raceDays: [], latest: null };

/** The book with more races, later ones than it has. */
export function withRaces(book: StartIndex, races: readonly FinishedRace[]): StartIndex {
  const counted = races
    .map((race) => ({ race, starts: startsIn(race) }))
    .filter(({ starts }) => starts.length > 0);
  return {
    starts: [...book.starts, ...counted.flatMap(({ starts }) => starts)],
    raceDays: [...book.raceDays, ...counted.map(({ race }) => race.day)],
    latest: counted.at(-1)?.race.provenance ?? book.latest,
  };
}
