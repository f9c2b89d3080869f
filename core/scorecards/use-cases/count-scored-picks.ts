import type { DaySpan } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { type ScoredRace, scoredRaces } from '../scoreboard/scored-picks.ts';

export interface CountScoredPicksDeps {
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

/**
 * Races of a span whose picks of outside analysts are settled, as the scoreboard settles them; replayed picks do
 * not count.
 */
export function makeCountScoredPicks({ ledger, results, racingNow }: CountScoredPicksDeps) {
  return async function countScoredPicks(span: DaySpan): Promise<readonly ScoredRace[]> {
    const racing = await racingNow();
    const request = { isDemo: racing.history === 'demo', span, trackSlug: null };
    const entries = (await ledger.scorable(request)).map(entryIn).filter(({ isReplayed }) => !isReplayed);
    if (entries.length === 0) return [];
    const runs = finishedRaces(await results.sheetsBetween(null, span.from, span.to), racing);
    return scoredRaces(entries, runs, racing);
  };
}

export type CountScoredPicks = ReturnType<typeof makeCountScoredPicks>;
