import type { Instant } from '../../kernel/instant.ts';
import type { SourceName } from '../source-name.ts';
import type { Pause, StoredPause } from './pause.ts';

/** Sources that are paused. */
export interface PauseStore {
  /** A source has one pause: a new one replaces the old. */
  keep(pause: Pause): Promise<void>;
  /** Ends the pause of a source, if it has one. */
  drop(source: SourceName): Promise<void>;
  /** Pauses that are not over at the instant, ordered by source. */
  activeAt(now: Instant): Promise<readonly StoredPause[]>;
}
