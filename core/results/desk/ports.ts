import type { RaceDay } from '../../kernel/race-day.ts';
import type { FinishEntry } from './finish-entry.ts';

/** Results entered by hand; added to, never altered. */
export interface FinishJournal {
  keep(entry: FinishEntry): Promise<void>;
  /** Of a track's day, oldest first. */
  entriesOn(trackSlug: string, day: RaceDay): Promise<readonly FinishEntry[]>;
  /** Null when there is none with the id. */
  entryWith(id: string): Promise<FinishEntry | null>;
}
