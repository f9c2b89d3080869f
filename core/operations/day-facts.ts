import type { Instant } from '../kernel/instant.ts';
import type { Tier } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** Counts of a day's current card. */
export interface CardFacts {
  readonly tier: Tier;
  readonly source: string;
  /** Without canceled races. */
  readonly races: number;
  readonly racesWithoutRunners: number;
  /** The first and last post time; null while unknown. */
  readonly firstPost: Instant | null;
  readonly lastPost: Instant | null;
}

/** Counts of a race day's stored data. */
export interface DayFacts {
  readonly day: RaceDay;
  readonly card: CardFacts | null;
  /** Races with a result, canceled ones included. */
  readonly resultRaces: number;
  /** Observations of the weather that came to be known on the day. */
  readonly observations: number;
  /** Selections of experts, and races with one. */
  readonly selections: number;
  readonly selectedRaces: number;
  /** Runners with pedigree figures (Dose/Odds), and races with one. */
  readonly pedigrees: number;
  readonly pedigreeRaces: number;
  /** Races with picks, and whether they were made from an older card. */
  readonly pickedRaces: number;
  readonly arePicksOutdated: boolean;
  /** Races with speed figures. */
  readonly figureRaces: number;
}
