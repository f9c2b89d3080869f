import type { SchedulerDeps } from '#adapters/http/routes/scheduler.ts';
import type { Worker } from '#adapters/jobs/worker.ts';
import type { DatabaseAddress } from '#adapters/postgres/database.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { trackBySlug } from '#core/card/track.ts';
import { shift } from '#core/kernel/instant.ts';
import { isSetUpIn } from '#core/operations/set-up.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { unfinishedBefore } from '#core/operations/unfinished-day.ts';
import { momentOf } from '#core/schedule/clocks.ts';
import type { JobSheet, JobStore, SetAlarms, WorkerRegister } from '#core/schedule/ports.ts';
import { FORCED, type Standing } from '#core/schedule/register-state.ts';
import type { ActName } from '#core/schedule/rules.ts';
import { makeAlertFailure } from '#core/schedule/use-cases/alert-failure.ts';
import { makeAlertUnreported } from '#core/schedule/use-cases/alert-unreported.ts';
import { type CatchUpJobsDeps, makeCatchUpJobs } from '#core/schedule/use-cases/catch-up-jobs.ts';
import { type ClaimJob, makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { makeRunJob } from '#core/schedule/use-cases/run-job.ts';
import {
  makeWatchScheduler,
  type WatchScheduler,
  WORKER_LOST_MS,
} from '#core/schedule/use-cases/watch-scheduler.ts';
import { SCHEDULE } from '../schedule.ts';
import { accountIds } from './accounts.ts';
import { purgeOldId } from './administration.ts';
import { racingClockId } from './card.ts';
import { logId, machineClockId, newIdId, sendMailId, settingsId } from './machine.ts';
import { apart, reportedBy, runEvery, runSourceId, runWorkflowId, sleep } from './operations.ts';
import { unlessPausedId } from './pauses.ts';
import { generatePicksId } from './picks.ts';
import { type Get, id, wiring } from './provide.ts';
import { factsOfDaysId, fetchedPicks, sourcesId } from './sources.ts';
import { attemptsId, cardsId, databaseId, resultsId, withLockId } from './stores.ts';

/** The scheduler of this process. */
export interface Scheduler {
  standing(): Standing;
  /** Says how it stands; begins to work when that is active, and goes on when it already does. */
  stand(standing: Standing): void;
  stop(): Promise<void>;
}

export const jobStoreId = id<JobStore & JobSheet>('points');
export const workersId = id<WorkerRegister>('workers');
export const claimJobId = id<ClaimJob>('take point');
export const schedulerId = id<Scheduler>('scheduler');
export const watchSchedulerId = id<WatchScheduler>('watch scheduler');

/** Acts of the schedule that need a source of the register. */
const NEEDS: Partial<Record<ActName, SourceName>> = {
  odds: 'odds',
  results: 'results',
  'data-sync': 'races',
  'expert-picks': 'expert-picks',
};

const isSourceSetUp =
  (get: Get) =>
  (source: SourceName): boolean =>
    isSetUpIn(get(sourcesId), source);

const isActSetUp =
  (get: Get) =>
  (act: ActName): boolean => {
    const source = NEEDS[act];
    return source === undefined || isSourceSetUp(get)(source);
  };

const clocksOf = (get: Get) => ({ clock: get(machineClockId), racingClock: get(racingClockId) });

const resultsOnWith =
  (get: Get): CatchUpJobsDeps['resultsOn'] =>
  async (slug, day) => {
    const sheets = await get(resultsId).sheetsBetween(trackBySlug(slug)?.code ?? slug, day, day);
    return new Set(sheets.flatMap(({ races }) => races.map(({ raceNumber }) => raceNumber)));
  };

const carryOutWith = (get: Get) =>
  makeRunJob({
    schedule: SCHEDULE,
    runSource: get(runSourceId),
    runWorkflow: get(runWorkflowId),
    isSetUp: isSourceSetUp(get),
    makePicks: (track, day) =>
      get(unlessPausedId)('ai-analysis', async () =>
        fetchedPicks(await get(generatePicksId)({ track, day, bypassCache: true, isScheduled: true })),
      ),
    hasResult: async (track, day, raceNumber) => (await resultsOnWith(get)(track, day)).has(raceNumber),
    unfinishedBefore: unfinishedBefore(get(factsOfDaysId)),
    tidy: async () => {
      await get(purgeOldId)({ dryRun: false });
      await get(accountIds.tidyAccounts)();
    },
  });

function alertWith(get: Get) {
  const { ALERT_EMAIL, PUBLIC_URL } = get(settingsId);
  return makeAlertFailure({
    sendMail: get(sendMailId),
    to: ALERT_EMAIL ?? null,
    site: PUBLIC_URL ?? null,
    attempts: get(attemptsId),
    withLock: get(withLockId),
    schedule: SCHEDULE,
    clock: get(machineClockId),
    log: ({ name, raceNumber, day, code }, message) =>
      get(logId).error({ point: name, raceNumber, day, code }, message),
    told: reportedBy(get),
  });
}

const planWith = (get: Get, setAlarms: SetAlarms) =>
  makePlanJobs({
    cards: get(cardsId),
    points: get(jobStoreId),
    schedule: SCHEDULE,
    isSetUp: isActSetUp(get),
    setAlarms,
    ...clocksOf(get),
  });

/** Says that a worker lives, and drops what clocks of which no worker lives have left. */
function heartbeatWith(get: Get, worker: string) {
  const startedAt = get(machineClockId)();
  return async (): Promise<void> => {
    const { machine, racing } = { machine: get(machineClockId), racing: get(racingClockId) };
    const { now, clock } = momentOf(machine, racing);
    await get(workersId).beat({ id: worker, clock, startedAt, heartbeatAt: now });
    const alive = await get(workersId).seenSince(shift(now, -WORKER_LOST_MS));
    await get(jobStoreId).dropClocksBut([clock, ...alive.map((workerSeen) => workerSeen.clock)], now);
  };
}

/** Opens a worker; the queue is read in only here, so that what needs none starts sooner. */
async function openedWorker(get: Get, address: DatabaseAddress): Promise<Worker> {
  const [{ openAlarmQueue }, { openWorker }] = await Promise.all([
    import('#adapters/jobs/alarm-queue.ts'),
    import('#adapters/jobs/worker.ts'),
  ]);
  const [log, me] = [get(logId), get(newIdId)()];
  const connection = 'url' in address ? { connectionString: address.url } : { ...address };
  const trouble = (error: unknown, where: string) => log.warn({ err: error }, `${where}: trouble`);
  const queue = openAlarmQueue({ connection, told: (error, where) => log.debug({ err: error }, where) });
  const planning = planWith(get, queue.set);
  const heal = makeCatchUpJobs({
    points: get(jobStoreId),
    schedule: SCHEDULE,
    resultsOn: resultsOnWith(get),
    ...clocksOf(get),
  });
  const alertUnreported = makeAlertUnreported({
    points: get(jobStoreId),
    alert: alertWith(get),
    clock: get(machineClockId),
  });
  return openWorker({
    queue,
    beat: heartbeatWith(get, me),
    plan: async () => {
      await planning.plan();
      await heal();
    },
    ring: async () => {
      await planning.ring();
      await alertUnreported();
    },
    take: (key) => get(claimJobId)(key, me),
    leave: async () => {
      await get(jobStoreId).release(me);
      await get(workersId).leave(me);
    },
    log: { trouble, over: (where) => log.info(`${where}: over`) },
  });
}

function makeScheduler(get: Get, address: DatabaseAddress): Scheduler {
  let standing: Standing = {
    isActive: false,
    code: 'without-worker',
    sentence: 'No worker was started in this process.',
  };
  let working: Promise<Worker> | null = null;
  return {
    standing: () => standing,
    stand(wanted) {
      if (working !== null) return;
      standing = wanted;
      if (!wanted.isActive) return;
      working = apart(() => openedWorker(get, address));
      working.catch((error: unknown) => reportedBy(get)(error, 'the start of the worker'));
    },
    stop: async () => {
      const worker = await working?.catch(() => null);
      await worker?.stop();
    },
  };
}

/** The race day's clockwork: its points, who keeps them, and what is seen of it. */
export const scheduleWiring = (address: DatabaseAddress) =>
  wiring((provide) => {
    provide(jobStoreId, (get) => makePostgresJobStore(get(databaseId)));
    provide(workersId, (get) => makePostgresWorkerRegister(get(databaseId)));
    provide(claimJobId, (get) =>
      makeClaimJob({
        points: get(jobStoreId),
        schedule: SCHEDULE,
        carryOut: carryOutWith(get),
        alert: alertWith(get),
        ...clocksOf(get),
        runEvery,
        sleep,
        told: reportedBy(get),
      }),
    );
    provide(schedulerId, (get) => makeScheduler(get, address));
    provide(watchSchedulerId, (get) =>
      makeWatchScheduler({
        cards: get(cardsId),
        points: get(jobStoreId),
        workers: get(workersId),
        schedule: SCHEDULE,
        isSetUp: isActSetUp(get),
        standing: get(schedulerId).standing,
        ...clocksOf(get),
      }),
    );
  });

export const schedulerDeps = (get: Get): SchedulerDeps => ({
  watchScheduler: get(watchSchedulerId),
  forceStart: () => {
    const scheduler = get(schedulerId);
    const wasActive = scheduler.standing().isActive;
    if (!wasActive) scheduler.stand(FORCED);
    return { wasActive };
  },
  appEnv: get(settingsId).APP_ENV,
});
