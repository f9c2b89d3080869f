import { addDays } from '../../kernel/race-day.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { type FinishedRace, finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import {
  daysOf,
  LOOK_BACK_DAYS,
  latestFirst,
  type RecentResult,
  recentResult,
} from '../dashboard/recent-result.ts';
import { sealedEntries } from '../sealed/sealed-entries.ts';
import { sitePickFor } from '../sealed/site-pick.ts';

export interface ShowRecentResultsDeps {
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly racingNow: () => Promise<RacingNow>;
}

/**
 * The latest finished races, newest first, at most `limit` and none older than a year: with what our pick came
 * to where one was sealed before the off.
 */
export function makeShowRecentResults(deps: ShowRecentResultsDeps) {
  async function latest(racing: RacingNow, limit: number): Promise<readonly FinishedRace[]> {
    let found: readonly FinishedRace[] = [];
    for (const days of LOOK_BACK_DAYS) {
      const sheets = await deps.results.sheetsBetween(null, addDays(racing.today, -days), racing.today);
      found = finishedRaces(sheets, racing).filter((run) => recentResult(run, null) !== null);
      if (found.length >= limit) break;
    }
    return found.toSorted(latestFirst).slice(0, limit);
  }

  return async function showRecentResults(limit: number): Promise<readonly RecentResult[]> {
    const racing = await deps.racingNow();
    const runs = await latest(racing, limit);
    const span = daysOf(runs);
    const isDemo = racing.history === 'demo';
    const rows = span === null ? [] : await deps.ledger.scorable({ isDemo, span, trackSlug: null });
    const entries = sealedEntries(rows);
    return runs.flatMap((run) => recentResult(run, sitePickFor(run, entries, racing)) ?? []);
  };
}

export type ShowRecentResults = ReturnType<typeof makeShowRecentResults>;
