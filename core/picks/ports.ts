import type { RaceDay } from '../kernel/race-day.ts';
import type { PicksSet } from './picks-set.ts';

/** A set as it is kept; the revision grows by one whenever the day's set is replaced. */
export interface PicksOnShelf {
  readonly set: PicksSet;
  readonly revision: number;
}

/** The latest picks of each track and day. */
export interface PicksShelf {
  /** Keeps a set in the place of the day's former one. */
  keep(set: PicksSet): Promise<PicksOnShelf>;
  picksFor(trackSlug: string, day: RaceDay): Promise<PicksOnShelf | null>;
}
