import type { Card } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { DaySelection } from './day-selection.ts';
import type { ExpertSelection } from './expert-selection.ts';
import type { NewsItem } from './news-item.ts';
import type { ReportedPedigree, RunnerPedigree } from './pedigree-figures.ts';
import type { StoredNews } from './stored-news.ts';

/** News as first seen, each page once. */
export interface NewsStore {
  /**
   * Stores what is new and returns how many that were. A page already stored stays as first seen; only its further
   * publishers are added, and its date where it had none.
   */
  keep(items: readonly StoredNews[]): Promise<number>;
  /**
   * At most `limit`, newest first; those without a date come last, by when they were first seen. With `until`, as they
   * were known at that moment.
   */
  newest(limit: number, until?: Instant): Promise<readonly StoredNews[]>;
  /** Removes what was first seen before; returns how many. */
  dropSeenBefore(instant: Instant): Promise<number>;
}

/** Selections of experts. What a page said first stays when it says something else: both are kept. */
export interface ExpertStore {
  /** Keeps what is new or says something else than before; answers how many that were. */
  keep(selections: readonly DaySelection[]): Promise<number>;
  /** Of every selection its last version before that instant, by race, in the order first published. */
  selectionsFor(track: string, day: RaceDay, before: Instant): Promise<readonly DaySelection[]>;
  /** Removes those of earlier days; answers how many. */
  dropDaysBefore(day: RaceDay): Promise<number>;
}

/** Pedigree figures of a day's runners; what a source said first stays beside what it says later. */
export interface PedigreeStore {
  /** Keeps what is new or says something else than before; answers how many that were. */
  keep(pedigrees: readonly RunnerPedigree[]): Promise<number>;
  /** What each source said last before that instant, by race and program number. */
  pedigreesFor(track: string, day: RaceDay, before: Instant): Promise<readonly RunnerPedigree[]>;
  dropDaysBefore(day: RaceDay): Promise<number>;
}

/** A page or feed that could not be read, and why. */
export interface Unread {
  readonly name: string;
  readonly refusal: Refusal;
}

/** Asks every feed; items are joined, newest first. */
export type ReadNews = () => Promise<{
  readonly items: readonly NewsItem[];
  readonly failed: readonly Unread[];
}>;

/** Asks every page with selections. */
export type ReadSelections = () => Promise<{
  readonly selections: readonly ExpertSelection[];
  readonly failed: readonly Unread[];
}>;

/** Figures of a pedigree source for a track and day, with the sentences on rows that could not be read. */
export type ReadPedigrees = (request: { readonly track: string; readonly day: RaceDay }) => Promise<{
  readonly source: string;
  /** Asked for, or out of a file somebody put there. */
  readonly tier: 'live' | 'imported';
  readonly pedigrees: readonly ReportedPedigree[];
  readonly faults: readonly string[];
}>;

/** Invented press around an invented card; the same for the same card. */
export interface InventedPress {
  newsAround(card: Card): readonly StoredNews[];
  selectionsOn(card: Card): readonly DaySelection[];
}
