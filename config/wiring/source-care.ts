import type { BackfillDeps } from '#adapters/http/routes/backfills.ts';
import type { SourceDeps } from '#adapters/http/routes/sources.ts';
import { type AssessDays, makeAssessDays } from '#core/operations/use-cases/assess-days.ts';
import { makePauseSources, type PauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill, type PlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources, type RetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill, type RunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeWatchSources, type WatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { noteChangeId } from './administration.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { machineClockId, newIdId, settingsId } from './machine.ts';
import { apart, reportedBy, runEvery, runSourceId, sleep, underWayId } from './operations.ts';
import { type Get, id, wiring } from './provide.ts';
import { effortWith } from './source-effort.ts';
import { factsOfDaysId, sourcesId } from './sources.ts';
import { allOrNothingId, backfillsId, newestFactsId, pausesId, runHistoryId, runsId } from './stores.ts';

export const pauseSourcesId = id<PauseSources>('pause sources');
export const retrySourcesId = id<RetrySources>('retry sources');
export const watchSourcesId = id<WatchSources>('watch sources');
export const planBackfillId = id<PlanBackfill>('plan backfill');
export const runBackfillId = id<RunBackfill>('run backfill');
const assessDaysId = id<AssessDays>('judge days');

const depsOf = (get: Get) => ({
  pauses: get(pausesId),
  runs: get(runsId),
  history: get(runHistoryId),
  sources: get(sourcesId),
  runSource: get(runSourceId),
  allOrNothing: get(allOrNothingId),
  note: get(noteChangeId),
  announce: get(announceId),
  clock: get(machineClockId),
  racingClock: get(racingClockId),
  apart,
  told: reportedBy(get),
});

/** How sources are looked after: paused, resumed, asked again, and whole spans of days collected anew. */
export const sourceCareWiring = () =>
  wiring((provide) => {
    provide(pauseSourcesId, (get) => makePauseSources(depsOf(get)));
    provide(retrySourcesId, (get) => makeRetrySources(depsOf(get)));
    provide(watchSourcesId, (get) => makeWatchSources({ ...depsOf(get), newest: get(newestFactsId) }));
    provide(assessDaysId, (get) => makeAssessDays({ ...depsOf(get), counts: get(factsOfDaysId) }));
    provide(planBackfillId, (get) =>
      makePlanBackfill({
        assessDays: get(assessDaysId),
        effortOf: effortWith(get(settingsId)),
        racingClock: get(racingClockId),
      }),
    );
    provide(runBackfillId, (get) =>
      makeRunBackfill({
        ...depsOf(get),
        backfills: get(backfillsId),
        standingOf: async (track, days, only) => (await get(assessDaysId)(track, days, only)).sourceDays,
        newId: get(newIdId),
        sleep,
        runEvery,
        underWay: get(underWayId),
      }),
    );
  });

export const sourceDeps = (get: Get): SourceDeps => ({
  watchSources: get(watchSourcesId),
  pauseSources: get(pauseSourcesId),
  retrySources: get(retrySourcesId),
});

export const backfillDeps = (get: Get): BackfillDeps => ({
  planBackfill: get(planBackfillId),
  runBackfill: get(runBackfillId),
});
