import type { BackfillDeps } from '#adapters/http/routes/backfills.ts';
import type { SourceDeps } from '#adapters/http/routes/sources.ts';
import { type AssessDays, makeAssessDays } from '#core/operations/use-cases/assess-days.ts';
import { makePauseSources, type PauseSources } from '#core/operations/use-cases/pause-sources.ts';
import { makePlanBackfill, type PlanBackfill } from '#core/operations/use-cases/plan-backfill.ts';
import { makeRetrySources, type RetrySources } from '#core/operations/use-cases/retry-sources.ts';
import { makeRunBackfill, type RunBackfill } from '#core/operations/use-cases/run-backfill.ts';
import { makeWatchSources, type WatchSources } from '#core/operations/use-cases/watch-sources.ts';
import { outsideTransaction, reportedBy, runEvery, sleep } from './operations.ts';
import { type Get, wiring } from './provide.ts';
import { effortWith } from './source-effort.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly pauseSources: PauseSources;
    readonly retrySources: RetrySources;
    readonly watchSources: WatchSources;
    readonly planBackfill: PlanBackfill;
    readonly runBackfill: RunBackfill;
    readonly assessDays: AssessDays;
  }
}

const depsOf = (get: Get) => ({
  pauses: get('pauses'),
  runs: get('runs'),
  history: get('runHistory'),
  sources: get('sources'),
  runSource: get('runSource'),
  allOrNothing: get('allOrNothing'),
  note: get('noteChange'),
  announce: get('announce'),
  clock: get('machineClock'),
  racingClock: get('racingClock'),
  outsideTransaction,
  logError: reportedBy(get),
});

/** Care of the sources: paused, resumed, retried, and whole spans of days collected again. */
export const sourceCareWiring = () =>
  wiring({
    pauseSources: (get) => makePauseSources(depsOf(get)),
    retrySources: (get) => makeRetrySources(depsOf(get)),
    watchSources: (get) => makeWatchSources({ ...depsOf(get), newest: get('newestFacts') }),
    assessDays: (get) => makeAssessDays({ ...depsOf(get), counts: get('factsOfDays') }),
    planBackfill: (get) =>
      makePlanBackfill({
        assessDays: get('assessDays'),
        effortOf: effortWith(get('settings')),
        racingClock: get('racingClock'),
      }),
    runBackfill: (get) =>
      makeRunBackfill({
        ...depsOf(get),
        backfills: get('backfills'),
        sourceDaysOf: async (track, days, only) => (await get('assessDays')(track, days, only)).sourceDays,
        newId: get('newId'),
        sleep,
        runEvery,
        activeWork: get('activeWork'),
      }),
  });

export const sourceDeps = (get: Get): SourceDeps => ({
  watchSources: get('watchSources'),
  pauseSources: get('pauseSources'),
  retrySources: get('retrySources'),
});

export const backfillDeps = (get: Get): BackfillDeps => ({
  planBackfill: get('planBackfill'),
  runBackfill: get('runBackfill'),
});
