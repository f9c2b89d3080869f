import type { HttpDeps } from '#adapters/http/app.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { CurrentAct } from '#core/operations/ports.ts';
import { makeAssessDays } from '#core/operations/use-cases/assess-days.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makePauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeWatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { makeMemoryBackfillStore } from '#test/doubles/backfill-store.ts';
import { makeMemoryNewestFacts } from '#test/doubles/newest-facts.ts';
import { makeMemoryRunHistory } from '#test/doubles/run-history.ts';
import type { operationDeps } from './operation-deps.ts';

/** Care of the sources on stores in memory; the weather was reported an hour ago. */
export function sourceCareDeps(
  operations: ReturnType<typeof operationDeps>,
  currentAct: CurrentAct,
): Pick<HttpDeps['useCases'], 'sources' | 'backfills'> {
  const { deps, pauses, runSource, counts } = operations;
  const history = makeMemoryRunHistory(deps.runs);
  const instant = shift(deps.racingClock(), -HOUR);
  const newest = makeMemoryNewestFacts([
    { source: 'weather', provenance: { tier: 'live', source: 'A station', at: instant } },
  ]);
  const note = makeNoteChange({ currentAct });
  const all = { ...deps, pauses, runSource, counts, history, newest, note };
  const assessDays = makeAssessDays(all);
  const effortOf = () => ({ requests: 2, seconds: 4 });
  return {
    sources: {
      watchSources: makeWatchSources(all),
      pauseSources: makePauseSources(all),
      retrySources: makeRetrySources(all),
    },
    backfills: {
      planBackfill: makePlanBackfill({ ...all, assessDays, effortOf }),
      runBackfill: makeRunBackfill({
        ...all,
        backfills: makeMemoryBackfillStore(),
        sourceDaysOf: async (track, days, only) => (await assessDays(track, days, only)).sourceDays,
      }),
    },
  };
}
