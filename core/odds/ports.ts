import type { RaceId } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { Board } from './board.ts';

/** A race, and the moment before which its boards count: shown before it, and received by it. */
export interface BoardRequest {
  readonly raceId: RaceId;
  readonly before: Instant;
}

/** Boards as sources showed them; none is ever changed, and the same one is kept once. */
export interface OddsStore {
  /**
   * Adds the boards that are new and returns those. A source that gives another board for the same moment corrects
   * itself: both stay, the last one stored counts. `knownAt` is when they were received, by the racing clock; left out
   * where that is the time they carry. A board counts before a moment if it was shown before it and received by it, so
   * that one received after the off changes nothing. Every read takes `until`: only boards received by then, too.
   */
  keep(boards: readonly Board[], knownAt?: Instant): Promise<readonly Board[]>;
  /** Of each race, the last board of each source from before its moment. */
  latest(options: readonly BoardRequest[], until?: Instant): Promise<readonly Board[]>;
  /** Every board of a race from before a moment, oldest first. */
  boardsOf(raceId: RaceId, before: Instant, until?: Instant): Promise<readonly Board[]>;
  /** The same of every race of a track's day, invented races included. */
  boardsOn(trackSlug: string, day: RaceDay, before: Instant, until?: Instant): Promise<readonly Board[]>;
  /** Removes boards of invented races of days outside the span; null removes all of them. */
  dropDemo(keep: DaySpan | null): Promise<void>;
}
