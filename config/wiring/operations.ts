import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { OperationDeps } from '#adapters/http/routes/operations.ts';
import type { SyncDeps } from '#adapters/http/routes/syncs.ts';
import { withLogFields, withSameLogFields } from '#adapters/system/log-fields.ts';
import type { LogError, OutsideTransaction, RunEvery, Sleep } from '#core/kernel/functions.ts';
import { type ActiveWork, makeActiveWork } from '#core/operations/active-work.ts';
import type { AiAbilities, ModelsInUse } from '#core/operations/day-health.ts';
import { type AskSync, makeAskSync } from '#core/operations/use-cases/ask-sync.ts';
import { type AskWorkflow, makeAskWorkflow } from '#core/operations/use-cases/ask-workflow.ts';
import { type EndOwnRuns, makeEndOwnRuns } from '#core/operations/use-cases/end-own-runs.ts';
import { makeRunSource, type RunSource } from '#core/operations/use-cases/run-source.ts';
import { makeRunWorkflow, type RunWorkflow } from '#core/operations/use-cases/run-workflow.ts';
import { makeShowHealth, type ShowHealth } from '#core/operations/use-cases/show-health.ts';
import {
  makeShowHealthOfTracks,
  type ShowHealthOfTracks,
} from '#core/operations/use-cases/show-health-of-tracks.ts';
import { makeWatchQuarantine, type WatchQuarantine } from '#core/operations/use-cases/watch-quarantine.ts';
import { makeWatchRuns, type WatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { type Get, wiring } from './provide.ts';
import { countApiRacesWith } from './racing-api-test.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly runSource: RunSource;
    readonly runWorkflow: RunWorkflow;
    readonly askSync: AskSync;
    readonly askWorkflow: AskWorkflow;
    readonly watchRuns: WatchRuns;
    readonly watchQuarantine: WatchQuarantine;
    readonly showHealth: ShowHealth;
    readonly showHealthOfTracks: ShowHealthOfTracks;
    /** What this process runs: ended when it is stopped. */
    readonly activeWork: ActiveWork;
    readonly endOwnRuns: EndOwnRuns;
  }
}

const abilities = (get: Get): AiAbilities => ({ askJake: true, mlModel: true, models: modelsInUse(get) });

export const sleep: Sleep = (milliseconds) => pause(milliseconds);

/** As it is when the program begins: outside any transaction. Log lines still name the request it is done for. */
export const outsideTransaction: OutsideTransaction = withSameLogFields(AsyncLocalStorage.snapshot());

/** The timer does not keep the process alive. */
export const runEvery: RunEvery = (everyMs, work) => {
  const timer = setInterval(() => void work(), everyMs).unref();
  return () => clearInterval(timer);
};

export const reportedBy =
  (get: Get): LogError =>
  (error, where) =>
    get('log').error({ err: error }, `${where} failed`);

function modelsInUse(get: Get): ModelsInUse {
  const { claude, openai } = get('providers');
  return { claude: claude?.model ?? null, openai: openai?.model ?? null };
}

/** Captured at start, outside any unit of work. */
const depsOf = (get: Get) => ({
  runs: get('runs'),
  sources: get('sources'),
  withLock: get('withLock'),
  allOrNothing: get('allOrNothing'),
  clock: get('machineClock'),
  racingClock: get('racingClock'),
  newId: get('newId'),
  announce: get('announce'),
  logError: reportedBy(get),
  sleep,
  runEvery,
  outsideTransaction,
  activeWork: get('activeWork'),
});

/** Runs of sources, collections of whole days, and what is seen of them. */
export const operationsWiring = () =>
  wiring({
    activeWork: makeActiveWork,
    endOwnRuns: (get) =>
      makeEndOwnRuns({
        runs: get('runs'),
        workflows: get('workflows'),
        backfills: get('backfills'),
        activeWork: get('activeWork'),
        clock: get('machineClock'),
        sleep: (milliseconds) => pause(milliseconds, undefined, { ref: false }),
      }),
    runSource: (get) => {
      const [unlessPaused, runSource] = [get('unlessPaused'), makeRunSource(depsOf(get))];
      return (request) => {
        const { source, track, day } = request;
        return withLogFields({ source, track, day }, () => unlessPaused(source, () => runSource(request)));
      };
    },
    runWorkflow: (get) =>
      makeRunWorkflow({
        ...depsOf(get),
        workflows: get('workflows'),
        counts: get('factsOfDays'),
        runSource: async (request, isGone) => (await get('runSource')(request)).ended({ isGone }),
      }),
    askSync: (get) => makeAskSync({ ...depsOf(get), attempts: get('attempts'), runSource: get('runSource') }),
    askWorkflow: (get) =>
      makeAskWorkflow({
        ...depsOf(get),
        workflows: get('workflows'),
        runWorkflow: get('runWorkflow'),
      }),
    watchRuns: (get) => makeWatchRuns({ runs: get('runs'), clock: get('machineClock') }),
    watchQuarantine: (get) => makeWatchQuarantine({ quarantine: get('quarantine') }),
    showHealth: (get) =>
      makeShowHealth({
        counts: get('factsOfDays'),
        history: get('runHistory'),
        racingClock: get('racingClock'),
        abilities: abilities(get),
      }),
    showHealthOfTracks: (get) =>
      makeShowHealthOfTracks({
        counts: get('factsOfDays'),
        history: get('runHistory'),
        racingClock: get('racingClock'),
        abilities: abilities(get),
        tracksToday: get('tracksToday'),
      }),
  });

export const syncDeps = (get: Get): SyncDeps => ({
  askSync: get('askSync'),
  countApiRaces: (member) => get('unlessPaused')('races', () => countApiRacesWith(get)(member)),
});

export const operationDeps = (get: Get): OperationDeps => ({
  askWorkflow: get('askWorkflow'),
  watchRuns: get('watchRuns'),
  showHealth: get('showHealth'),
  showHealthOfTracks: get('showHealthOfTracks'),
  watchQuarantine: get('watchQuarantine'),
});
