import type { Track } from '../../card/track.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { DaySpan, RaceDay } from '../../kernel/race-day.ts';
import type { LeaderCount } from './leader-count.ts';
import type { PostCount } from './post-counts.ts';
import type { TrackBias } from './track-bias.ts';

/** What the races of a span of days say about a track. */
export interface BiasReport {
  /** Null for all tracks together. */
  readonly track: Track | null;
  /** First and last day looked at: up to yesterday, so that nothing of today's results is in it, or today alone. */
  readonly from: RaceDay;
  readonly to: RaceDay;
  /** The days looked at, the earliest first. */
  readonly spans: readonly [DaySpan, ...DaySpan[]];
  readonly posts: readonly PostCount[];
  readonly leaders: LeaderCount;
  readonly bias: TrackBias;
  readonly sentences: readonly string[];
  /** Of the results; null without any. */
  readonly provenance: Provenance | null;
}
