import type { Instant } from '../../kernel/instant.ts';
import type { SourceName } from '../source-name.ts';
import type { Pause, StoredPause } from './pause.ts';

/** Sources that are not to be asked for a while. */
export interface PauseStore {
  /** A source has one pause: a new one takes the place of the old. */
  keep(pause: Pause): Promise<void>;
  /** Ends the pause of a source, if it has one. */
  drop(source: SourceName): Promise<void>;
  /** Pauses that are not over at the moment, by the names of their sources. */
  standing(now: Instant): Promise<readonly StoredPause[]>;
}
