import type { HttpDoors } from '#adapters/http/app.ts';
import { makeMemoryBackfillShelf } from '#adapters/memory/backfill-shelf.ts';
import { makeMemoryNewestFacts } from '#adapters/memory/newest-facts.ts';
import { makeMemoryRunHistory } from '#adapters/memory/run-history.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import type { ActUnderWay } from '#core/operations/ports.ts';
import { makeJudgeDays } from '#core/operations/use-cases/judge-days.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makePauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeWatchSources } from '#core/operations/use-cases/watch-sources.ts';
import type { operationDoors } from './operation-doors.ts';

/** Care of the sources on shelves in memory; the weather was told an hour ago. */
export function sourceCareDoors(
  operations: ReturnType<typeof operationDoors>,
  underWay: ActUnderWay,
): Pick<HttpDoors['useCases'], 'sources' | 'backfills'> {
  const { doors, pauses, runSource, counts } = operations;
  const history = makeMemoryRunHistory(doors.runs);
  const at = shift(doors.racingClock(), -HOUR);
  const newest = makeMemoryNewestFacts([
    { source: 'weather', provenance: { tier: 'live', source: 'A station', at } },
  ]);
  const note = makeNoteChange({ underWay });
  const all = { ...doors, pauses, runSource, counts, history, newest, note };
  const judgeDays = makeJudgeDays(all);
  const effortOf = () => ({ requests: 2, seconds: 4 });
  return {
    sources: {
      watchSources: makeWatchSources(all),
      pauseSources: makePauseSources(all),
      retrySources: makeRetrySources(all),
    },
    backfills: {
      planBackfill: makePlanBackfill({ ...all, judgeDays, effortOf }),
      runBackfill: makeRunBackfill({
        ...all,
        backfills: makeMemoryBackfillShelf(),
        standingOf: async (track, days, only) => (await judgeDays(track, days, only)).sourceDays,
      }),
    },
  };
}
