import type { Track } from '../../card/track.ts';
import { addDays } from '../../kernel/race-day.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { type FinishedRace, finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
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
 * to where one was sealed before the off. With a track, of that track alone.
 */
export function makeShowRecentResults(deps: ShowRecentResultsDeps) {
  async function latest(
    racing: RacingNow,
    limit: number,
    code: string | null,
  ): Promise<readonly FinishedRace[]> {
    let found: readonly FinishedRace[] = [];
    for (const days of LOOK_BACK_DAYS) {
      const sheets = await deps.results.sheetsBetween(code, addDays(racing.today, -days), racing.today);
      found = finishedRaces(sheets, racing).filter((run) => recentResult(run, null) !== null);
      if (found.length >= limit) break;
    }
    return found.toSorted(latestFirst).slice(0, limit);
  }

  return async function showRecentResults(
    limit: number,
    track: Track | null = null,
  ): Promise<readonly RecentResult[]> {
    const racing = racingAt(await deps.racingNow(), track);
    const runs = await latest(racing, limit, track?.code ?? null);
    const span = daysOf(runs);
    const isDemo = racing.history === 'demo';
    const rows =
      span === null ? [] : await deps.ledger.scorable({ isDemo, span, trackSlug: track?.slug ?? null });
    const entries = sealedEntries(rows);
    return runs.flatMap((run) => recentResult(run, sitePickFor(run, entries, racing)) ?? []);
  };
}

export type ShowRecentResults = ReturnType<typeof makeShowRecentResults>;
