import type { Track } from '../../card/track.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { RacingNow } from '../../results/racing-now.ts';

/** Whether what a day needs is there: all of it, something older or in part, nothing. */
export type SourceStatus = 'complete' | 'stale' | 'missing';

/** The state of one kind of data. */
export interface SourceState {
  /** `Race card`, `Results`. */
  readonly name: string;
  readonly state: SourceStatus;
  /** Which source reported it last, and when; null where nothing is stored. */
  readonly source: string | null;
  readonly at: Instant | null;
  /** One sentence. */
  readonly detail: string;
  /** Without it the screens have no racing to show: what is wrong with it is a warning. */
  readonly isNeeded: boolean;
}

/** Checks one kind of data, for every track when `track` is null. */
export type CheckSource = (racing: RacingNow, track: Track | null) => Promise<SourceState>;

/** What is known of the day's data as a whole. */
export interface DataState {
  /** Today's races are real, and the racing clock shows the time of day. */
  readonly isLiveData: boolean;
  readonly isDemo: boolean;
  /** Races of the cards in play. */
  readonly currentRaces: number;
  /** Finished races of the last year. */
  readonly historicalRaces: number;
  /** First day of those looked at. */
  readonly historicalFrom: RaceDay;
  readonly warnings: readonly string[];
  /** The latest time at which any of it was reported; null where nothing is stored. */
  readonly lastUpdate: Instant | null;
  readonly sources: readonly SourceState[];
}

const latestOf = (times: readonly Instant[]): Instant | null =>
  times.reduce<Instant | null>(
    (latest, instant) => (latest === null || instant > latest ? instant : latest),
    null,
  );

/** The latest time at which any of the sources reported something. */
export const lastUpdateOf = (sources: readonly SourceState[]): Instant | null =>
  latestOf(sources.flatMap(({ at: instant }) => instant ?? []));

/** A sentence for each source that is needed and not whole. */
export const problemsOf = (sources: readonly SourceState[]): readonly string[] =>
  sources
    .filter(({ isNeeded, state }) => isNeeded && state !== 'complete')
    .map(({ name, detail }) => `${name}: ${detail}`);
