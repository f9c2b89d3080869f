import type { Instant } from '../../kernel/instant.ts';
import type { DaySpan } from '../../kernel/race-day.ts';
import type { Run } from '../run.ts';
import type { NewestFact, RunsOfSlot, Slot } from './source-history.ts';

/** Runs looked back at; `track` is a slug. */
export interface RunHistory {
  /** The run opened last of each source ever asked. */
  lastOfEach(track: string): Promise<readonly Run[]>;
  /** The run opened last of each source and day of a span. */
  lastOfDays(track: string, span: DaySpan): Promise<readonly Run[]>;
  /** Runs of each source opened within each slot, counted by how they ended; a slot without any is left out. */
  countsIn(track: string, slots: readonly Slot[]): Promise<readonly RunsOfSlot[]>;
}

/** The newest fact of each source, of any race day. */
export interface NewestFacts {
  /** As known at each of the moments (of the racing clock); a source without facts by then is left out. */
  newestAt(track: string, moments: readonly Instant[]): Promise<readonly NewestFact[]>;
}
