import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { DaySources } from './scoreboard/day-sources.ts';
import type { SettledRace } from './scoreboard/settled-entries.ts';

/** The races with entries of days that are over, in order of days, settled by the results there are. */
export type SettlePastDays = (isDemo: boolean, span: DaySpan) => Promise<readonly SettledRace[]>;

/** A day's races with entries, as they were settled. */
export interface SettledDay {
  readonly day: RaceDay;
  /** From which entries and results; another text means other ones. */
  readonly from: string;
  /** Packed; see `settledText`. */
  readonly races: string;
}

/** What came of the entries of past days. All of it can be computed again from ledger and results. */
export interface SettledDayStore {
  /** By day with entries of the span. */
  sources(span: DaySpan): Promise<ReadonlyMap<RaceDay, DaySources>>;
  /** From what the days of a span were settled, by day. */
  origins(isDemo: boolean, span: DaySpan): Promise<ReadonlyMap<RaceDay, string>>;
  /** What is stored of days. */
  settledOn(isDemo: boolean, days: readonly RaceDay[]): Promise<readonly SettledDay[]>;
  /** Stores days in place of what was stored of them, unless that was settled by later rules; see `rulesOf`. */
  keep(isDemo: boolean, days: readonly SettledDay[]): Promise<void>;
}
