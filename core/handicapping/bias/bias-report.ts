import type { Track } from '../../card/track.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { PostCount } from './post-counts.ts';
import type { TrackBias } from './track-bias.ts';

/** What the races of a span of days say about a track. */
export interface BiasReport {
  /** Null for all tracks together. */
  readonly track: Track | null;
  /** First and last day looked at: up to yesterday, so that nothing of today's results is in it. */
  readonly from: RaceDay;
  readonly to: RaceDay;
  readonly posts: readonly PostCount[];
  readonly bias: TrackBias;
  readonly sentences: readonly string[];
  /** Of the results; null without any. */
  readonly provenance: Provenance | null;
}
