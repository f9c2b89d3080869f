import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationDeps } from '#adapters/http/routes/operations.ts';
import type { SyncDeps } from '#adapters/http/routes/syncs.ts';
import type { OutsideTransaction } from '#core/kernel/functions.ts';
import { makeUnderWay, type UnderWay } from '#core/operations/active-work.ts';
import type { AskedModels } from '#core/operations/day-health.ts';
import type { RunEvery, Sleep, Told } from '#core/operations/ports.ts';
import { type AskSync, makeAskSync } from '#core/operations/use-cases/ask-sync.ts';
import { type AskWorkflow, makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import { type EndOwnRuns, makeEndOwnRuns } from '#core/operations/use-cases/end-own-runs.ts';
import { makeRunSource, type RunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow, type RunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import { makeShowHealth, type ShowHealth } from '#core/operations/use-cases/show-health.ts';
import { makeWatchQuarantine, type WatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import { makeWatchRuns, type WatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { providersId } from './ai.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { logId, machineClockId, newIdId } from './machine.ts';
import { unlessPausedId } from './pauses.ts';
import { type Get, id, wiring } from './provide.ts';
import { countApiRacesWith } from './racing-api-test.ts';
import { factsOfDaysId, sourcesId } from './sources.ts';
import {
  allOrNothingId,
  attemptsId,
  backfillsId,
  quarantineId,
  runsId,
  withLockId,
  workflowsId,
} from './stores.ts';

export const runSourceId = id<RunSource>('run source');
export const runWorkflowId = id<RunWorkflow>('run workflow');
export const askSyncId = id<AskSync>('ask sync');
export const askWorkflowId = id<AskWorkflow>('ask workflow');
export const watchRunsId = id<WatchRuns>('watch runs');
export const watchQuarantineId = id<WatchQuarantine>('watch quarantine');
export const showHealthId = id<ShowHealth>('show health');

export const sleep: Sleep = (milliseconds) => pause(milliseconds);

/** What this process runs: ended when it is stopped. */
export const underWayId = id<UnderWay>('under way');
export const endOwnRunsId = id<EndOwnRuns>('end own runs');

/** As it is when the program begins: in nobody's unit of work. */
export const apart: OutsideTransaction = AsyncLocalStorage.snapshot();

/** A process may end although it would beat again. */
export const runEvery: RunEvery = (everyMs, work) => {
  const timer = setInterval(() => void work(), everyMs).unref();
  return () => clearInterval(timer);
};

export const reportedBy =
  (get: Get): Told =>
  (error, where) =>
    get(logId).error({ err: error }, `${where} went wrong`);

function modelsAsked(get: Get): AskedModels {
  const { claude, openai } = get(providersId);
  return { claude: claude?.model ?? null, openai: openai?.model ?? null };
}

/** What runs of sources and of whole days have in common. */
const depsOf = (get: Get) => ({
  runs: get(runsId),
  sources: get(sourcesId),
  withLock: get(withLockId),
  allOrNothing: get(allOrNothingId),
  clock: get(machineClockId),
  racingClock: get(racingClockId),
  newId: get(newIdId),
  announce: get(announceId),
  told: reportedBy(get),
  sleep,
  runEvery,
  apart,
  underWay: get(underWayId),
});

/** Runs of sources, collections of whole days, and what is seen of them. */
export const operationsWiring = () =>
  wiring((provide) => {
    provide(underWayId, makeUnderWay);
    provide(endOwnRunsId, (get) =>
      makeEndOwnRuns({
        runs: get(runsId),
        workflows: get(workflowsId),
        backfills: get(backfillsId),
        underWay: get(underWayId),
        clock: get(machineClockId),
        sleep: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
      }),
    );
    provide(runSourceId, (get) => {
      const [unlessPaused, runSource] = [get(unlessPausedId), makeRunSource(depsOf(get))];
      return (request) => unlessPaused(request.source, () => runSource(request));
    });
    provide(runWorkflowId, (get) =>
      makeRunWorkflow({
        ...depsOf(get),
        workflows: get(workflowsId),
        counts: get(factsOfDaysId),
        runSource: async (request, isGone) => (await get(runSourceId)(request)).ended({ isGone }),
      }),
    );
    provide(askSyncId, (get) =>
      makeAskSync({ ...depsOf(get), attempts: get(attemptsId), runSource: get(runSourceId) }),
    );
    provide(askWorkflowId, (get) =>
      makeAskWorkflow({
        ...depsOf(get),
        workflows: get(workflowsId),
        runWorkflow: get(runWorkflowId),
      }),
    );
    provide(watchRunsId, (get) => makeWatchRuns({ runs: get(runsId), clock: get(machineClockId) }));
    provide(watchQuarantineId, (get) => makeWatchQuarantine({ quarantine: get(quarantineId) }));
    provide(showHealthId, (get) =>
      makeShowHealth({
        counts: get(factsOfDaysId),
        racingClock: get(racingClockId),
        abilities: { askJake: true, mlModel: true, models: modelsAsked(get) },
      }),
    );
  });

export const syncDeps = (get: Get): SyncDeps => ({
  askSync: get(askSyncId),
  countApiRaces: (member) => get(unlessPausedId)('races', () => countApiRacesWith(get)(member)),
});

export const operationDeps = (get: Get): OperationDeps => ({
  askWorkflow: get(askWorkflowId),
  watchRuns: get(watchRunsId),
  showHealth: get(showHealthId),
  watchQuarantine: get(watchQuarantineId),
});
