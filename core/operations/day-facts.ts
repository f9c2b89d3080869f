import type { Instant } from '../kernel/instant.ts';
import type { Tier } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';

/** The card of a day as it stands, counted. */
export interface CardFacts {
  readonly tier: Tier;
  readonly source: string;
  /** Those called off are none. */
  readonly races: number;
  readonly racesWithoutRunners: number;
  /** The first and last post time; null while unknown. */
  readonly firstPost: Instant | null;
  readonly lastPost: Instant | null;
}

/** What is kept of a race day, counted. */
export interface DayFacts {
  readonly day: RaceDay;
  readonly card: CardFacts | null;
  /** Races with a result, cancelled ones included. */
  readonly resultRaces: number;
  /** Observations of the weather that came to be known on the day. */
  readonly observations: number;
  /** Selections of experts, and races with one. */
  readonly selections: number;
  readonly selectedRaces: number;
  /** Runners with pedigree figures (Dose/Odds), and races with one. */
  readonly pedigrees: number;
  readonly pedigreeRaces: number;
  /** Races with picks, and whether they were made from another card than the one that stands. */
  readonly pickedRaces: number;
  readonly arePicksOutdated: boolean;
  /** Races with speed figures. */
  readonly figureRaces: number;
}
