import type { BackfillDoors } from '#adapters/http/routes/backfills.ts';
import type { SourceDoors } from '#adapters/http/routes/sources.ts';
import { type JudgeDays, makeJudgeDays } from '#core/operations/use-cases/judge-days.ts';
import { makePauseSources, type PauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill, type PlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources, type RetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill, type RunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeWatchSources, type WatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { noteChangeId } from './administration.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { machineClockId, newIdId, settingsId } from './machine.ts';
import { apart, keepDoing, runSourceId, sleep, toldBy, underWayId } from './operations.ts';
import { type Get, id, wiring } from './provide.ts';
import { allOrNothingId, backfillsId, newestFactsId, pausesId, runHistoryId, runsId } from './shelves.ts';
import { effortWith } from './source-effort.ts';
import { factsOfDaysId, sourcesId } from './sources.ts';

export const pauseSourcesId = id<PauseSources>('pause sources');
export const retrySourcesId = id<RetrySources>('retry sources');
export const watchSourcesId = id<WatchSources>('watch sources');
export const planBackfillId = id<PlanBackfill>('plan backfill');
export const runBackfillId = id<RunBackfill>('run backfill');
const judgeDaysId = id<JudgeDays>('judge days');

const doorsOf = (get: Get) => ({
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
  told: toldBy(get),
});

/** How sources are looked after: paused, resumed, asked again, and whole spans of days collected anew. */
export const sourceCareWiring = () =>
  wiring((provide) => {
    provide(pauseSourcesId, (get) => makePauseSources(doorsOf(get)));
    provide(retrySourcesId, (get) => makeRetrySources(doorsOf(get)));
    provide(watchSourcesId, (get) => makeWatchSources({ ...doorsOf(get), newest: get(newestFactsId) }));
    provide(judgeDaysId, (get) => makeJudgeDays({ ...doorsOf(get), counts: get(factsOfDaysId) }));
    provide(planBackfillId, (get) =>
      makePlanBackfill({
        judgeDays: get(judgeDaysId),
        effortOf: effortWith(get(settingsId)),
        racingClock: get(racingClockId),
      }),
    );
    provide(runBackfillId, (get) =>
      makeRunBackfill({
        ...doorsOf(get),
        backfills: get(backfillsId),
        standingOf: async (track, days, only) => (await get(judgeDaysId)(track, days, only)).sourceDays,
        newId: get(newIdId),
        sleep,
        keepDoing,
        underWay: get(underWayId),
      }),
    );
  });

export const sourceDoors = (get: Get): SourceDoors => ({
  watchSources: get(watchSourcesId),
  pauseSources: get(pauseSourcesId),
  retrySources: get(retrySourcesId),
});

export const backfillDoors = (get: Get): BackfillDoors => ({
  planBackfill: get(planBackfillId),
  runBackfill: get(runBackfillId),
});
