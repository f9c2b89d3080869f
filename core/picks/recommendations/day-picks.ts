import type { Track } from '../../card/track.ts';
import { type Instant, SECOND, toIso } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { PicksSet } from './picks-set.ts';
import type { Recommendation } from './recommendation.ts';

/** The picks of a day as a reply, with their age. */
export interface DayPicks {
  readonly trackSlug: string;
  readonly track: string;
  readonly day: string;
  readonly recommendations: readonly Recommendation[];
  /** They were already saved. */
  readonly cached: boolean;
  /** Whole seconds since they were made, by the racing clock. */
  readonly cacheAge: number;
  /** ISO instant at which they were made, by the racing clock. */
  readonly timestamp: string;
  readonly scheduledGeneration: boolean;
  readonly forceRefreshUsed: boolean;
  /** They survive a restart. */
  readonly persistentCache: true;
  readonly processed: number;
  readonly totalRaces: number;
  readonly analysedBy: string;
  readonly card: Provenance;
}

export interface DayPicksNote {
  readonly track: Track;
  readonly card: Provenance;
  readonly now: Instant;
  readonly cached: boolean;
  readonly forceRefreshUsed: boolean;
}

/** Everybody who analyzed a race of the day. */
export const analystsOf = ({ recommendations }: PicksSet): string =>
  [...new Set(recommendations.map(({ analysedBy }) => analysedBy))].join('; ');

export const dayPicks = (set: PicksSet, { track, card, now, ...flags }: DayPicksNote): DayPicks => ({
  trackSlug: set.trackSlug,
  track: track.displayName,
  day: set.day,
  recommendations: set.recommendations,
  analysedBy: analystsOf(set),
  ...flags,
  cacheAge: Math.max(0, Math.floor((now - set.madeAt) / SECOND)),
  timestamp: toIso(set.madeAt),
  scheduledGeneration: set.isScheduled,
  persistentCache: true,
  processed: set.recommendations.length,
  totalRaces: set.recommendations.length,
  card,
});
