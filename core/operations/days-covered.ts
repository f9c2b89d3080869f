import { addDays, type DaySpan, type RaceDay } from '../kernel/race-day.ts';
import type { SourceName } from './source-name.ts';

/** Days before and after today. */
interface DaysCovered {
  readonly back: number;
  readonly ahead: number;
}

/** Of two seasons. */
const SEASONS = 731;
/** Entries are drawn no earlier. */
const DRAWN = 14;
/** Experts' pages show their selections this long. */
const PRINTED = 14;

const ANY_DAY: DaysCovered = { back: SEASONS, ahead: DRAWN };
const FROM_TODAY: DaysCovered = { back: 0, ahead: DRAWN };

/** The days each source covers. */
const DAYS_COVERED: Readonly<Record<SourceName, DaysCovered>> = {
  races: ANY_DAY,
  'racing-api': ANY_DAY,
  live: FROM_TODAY,
  changes: FROM_TODAY,
  odds: FROM_TODAY,
  weather: FROM_TODAY,
  news: FROM_TODAY,
  'expert-picks': { back: PRINTED, ahead: DRAWN },
  pedicapper: ANY_DAY,
  results: { back: SEASONS, ahead: 0 },
  'jockeys-trainers': ANY_DAY,
  'ai-analysis': ANY_DAY,
};

/** The first and the last day a source may be asked for. */
export const daysCoveredBy = (source: SourceName, today: RaceDay): DaySpan => ({
  from: addDays(today, -DAYS_COVERED[source].back),
  to: addDays(today, DAYS_COVERED[source].ahead),
});
