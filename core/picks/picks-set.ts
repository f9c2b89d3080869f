import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Recommendation } from './recommendation.ts';

/** The picks of a whole card, made at one moment from one state of the card. */
export interface PicksSet {
  readonly trackSlug: string;
  readonly day: RaceDay;
  /** By the racing clock. */
  readonly madeAt: Instant;
  /** Made by the daily job and not because somebody asked. */
  readonly isScheduled: boolean;
  /** Fingerprint of the card they were made from. */
  readonly cardHash: string;
  /** Versions of all that made them: another version makes other picks. */
  readonly madeWith: string;
  /** By race number. */
  readonly recommendations: readonly Recommendation[];
}

/** What a set is measured against: the card as it is now, the versions at work now, the clock. */
export interface PicksMeasure {
  readonly cardHash: string;
  readonly madeWith: string;
  readonly now: Instant;
}

/** Still what would be made now: same card, same versions, and not from a later moment than the clock shows. */
export const isCurrent = (set: PicksSet, { cardHash, madeWith, now }: PicksMeasure): boolean =>
  set.cardHash === cardHash && set.madeWith === madeWith && set.madeAt <= now;

/** The set with the recommendation of one race replaced. */
export const withRecommendation = (set: PicksSet, fresh: Recommendation): PicksSet => ({
  ...set,
  recommendations: set.recommendations.map((kept) => (kept.raceId === fresh.raceId ? fresh : kept)),
});
