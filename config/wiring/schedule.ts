import type { SchedulerDeps } from '#adapters/http/routes/scheduler.ts';
import type { Worker } from '#adapters/jobs/worker.ts';
import { connectionTo, type DatabaseAddress } from '#adapters/postgres/database.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { withLogFields } from '#adapters/system/log-fields.ts';
import { trackBySlug } from '#core/card/track.ts';
import { shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { PAUSED } from '#core/operations/pause/pause.ts';
import { isSetUpIn } from '#core/operations/set-up.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { unfinishedBefore } from '#core/operations/unfinished-day.ts';
import { momentOf } from '#core/schedule/clocks.ts';
import { jobText } from '#core/schedule/job.ts';
import type { JobSheet, JobStore, SetAlarms, WorkerRegister } from '#core/schedule/ports.ts';
import type { ActName } from '#core/schedule/rules.ts';
import { FORCED, type SchedulerState } from '#core/schedule/scheduler-state.ts';
import { makeAlertFailure } from '#core/schedule/use-cases/alert-failure.ts';
import { makeAlertUnreported } from '#core/schedule/use-cases/alert-unreported.ts';
import { type CatchUpJobsDeps, makeCatchUpJobs } from '#core/schedule/use-cases/catch-up-jobs.ts';
import { type ClaimJob, makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makeExpectTracks } from '#core/schedule/use-cases/expect-tracks.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { makeRunJob } from '#core/schedule/use-cases/run-job.ts';
import {
  makeWatchScheduler,
  type WatchScheduler,
  WORKER_LOST_MS,
} from '#core/schedule/use-cases/watch-scheduler.ts';
import { SCHEDULE } from '../schedule.ts';
import { outsideTransaction, reportedBy, runEvery, sleep } from './operations.ts';
import { type Get, wiring } from './provide.ts';
import { fetchedPicks } from './sources.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly jobStore: JobStore & JobSheet;
    readonly workers: WorkerRegister;
    readonly claimJob: ClaimJob;
    readonly scheduler: Scheduler;
    readonly watchScheduler: WatchScheduler;
  }
}

/** Runs the jobs of the race day in this process once its state is active. */
export interface Scheduler {
  state(): SchedulerState;
  /** Takes this state, and starts the worker when it is active. Changes nothing once the worker runs. */
  become(state: SchedulerState): void;
  stop(): Promise<void>;
}

/** Acts of the schedule that need a source of the register. */
const NEEDS: Partial<Record<ActName, SourceName>> = {
  odds: 'odds',
  results: 'results',
  'data-sync': 'races',
  'expert-picks': 'expert-picks',
};

const isSourceSetUp =
  (get: Get) =>
  (source: SourceName, track: string): boolean =>
    isSetUpIn(get('sources'), source, track);

const isActSetUp =
  (get: Get) =>
  (act: ActName, track: string): boolean => {
    const source = NEEDS[act];
    return source === undefined || isSourceSetUp(get)(source, track);
  };

const clocksOf = (get: Get) => ({ clock: get('machineClock'), racingClock: get('racingClock') });

const resultsOnWith =
  (get: Get): CatchUpJobsDeps['resultsOn'] =>
  async (slug, day) => {
    const sheets = await get('results').sheetsBetween(trackBySlug(slug)?.code ?? slug, day, day);
    return new Set(sheets.flatMap(({ races }) => races.map(({ raceNumber }) => raceNumber)));
  };

/**
 * The home track's are always made again. Elsewhere the built-in analysts pick, so that forty tracks do not use up what chat and the
 * home track share; outside analysts are asked there once somebody looks.
 */
const scheduledPicks = (track: string, day: RaceDay) => ({
  track,
  day,
  bypassCache: track === SCHEDULE.home,
  withoutModels: track !== SCHEDULE.home,
  isScheduled: true,
});

const runJobWith = (get: Get) =>
  makeRunJob({
    schedule: SCHEDULE,
    runSource: get('runSource'),
    runWorkflow: get('runWorkflow'),
    isSetUp: isSourceSetUp(get),
    makePicks: (track, day) =>
      get('unlessPaused')('ai-analysis', async () =>
        fetchedPicks(await get('generatePicks')(scheduledPicks(track, day))),
      ),
    hasCard: async (track, day) => (await get('cards').headFor(track, day)) !== null,
    hasResult: async (track, day, raceNumber) => (await resultsOnWith(get)(track, day)).has(raceNumber),
    unfinishedBefore: unfinishedBefore(get('factsOfDays')),
    publishHeads: get('publishHeads'),
    tidy: async () => {
      await get('purgeOld')({ dryRun: false });
      await get('tidyAccounts')();
    },
  });

function alertWith(get: Get) {
  const { ALERT_EMAIL, PUBLIC_URL } = get('settings');
  return makeAlertFailure({
    sendMail: get('sendMail'),
    to: ALERT_EMAIL ?? null,
    site: PUBLIC_URL ?? null,
    attempts: get('attempts'),
    withLock: get('withLock'),
    schedule: SCHEDULE,
    clock: get('machineClock'),
    log: ({ name, track, raceNumber, day, code }, message) =>
      get('log').error({ point: name, track, raceNumber, day, code }, message),
    logError: reportedBy(get),
  });
}

/** Sources of meetings are those of cards: a pause of cards is one of both. */
const expectTracksWith = (get: Get) =>
  makeExpectTracks({
    meetings: get('liveSources')(null).meetings.map(({ name, tracksOn }) => ({
      name,
      tracksOn: (day) => get('unlessPaused')('races', () => tracksOn(day)),
    })),
    followed: () => get('trackChoices').followed(),
    clock: get('machineClock'),
    logError: (error, where) =>
      get('log')[error instanceof Refusal && error.code === PAUSED ? 'debug' : 'warn'](
        { err: error },
        `${where} failed`,
      ),
  });

const planWith = (get: Get, setAlarms: SetAlarms) =>
  makePlanJobs({
    cards: get('cards'),
    jobs: get('jobStore'),
    schedule: SCHEDULE,
    tracksRacing: (span) => get('cards').tracksRacing(span),
    expectedTracks: expectTracksWith(get),
    isSetUp: isActSetUp(get),
    setAlarms,
    ...clocksOf(get),
  });

/** Says that a worker lives, and drops what clocks of which no worker lives have left. */
function heartbeatWith(get: Get, worker: string) {
  const startedAt = get('machineClock')();
  return async (): Promise<void> => {
    const { machine, racing } = { machine: get('machineClock'), racing: get('racingClock') };
    const { now, clock } = momentOf(machine, racing);
    await get('workers').recordHeartbeat({ id: worker, clock, startedAt, heartbeatAt: now });
    const alive = await get('workers').activeSince(shift(now, -WORKER_LOST_MS));
    await get('jobStore').dropClocksBut([clock, ...alive.map((other) => other.clock)], now);
  };
}

/** Opens a worker; the queue is read in only here, so that what needs none starts sooner. */
async function openedWorker(get: Get, address: DatabaseAddress): Promise<Worker> {
  const [{ openAlarmQueue }, { openWorker }] = await Promise.all([
    import('#adapters/jobs/alarm-queue.ts'),
    import('#adapters/jobs/worker.ts'),
  ]);
  const [log, me] = [get('log'), get('newId')()];
  const connection = connectionTo(address, 'jobs');
  const warn = (error: unknown, where: string) => log.warn({ err: error }, `${where} failed`);
  const queue = openAlarmQueue({ connection, logError: (error, where) => log.debug({ err: error }, where) });
  const planning = planWith(get, queue.set);
  const catchUpJobs = makeCatchUpJobs({
    jobs: get('jobStore'),
    schedule: SCHEDULE,
    resultsOn: resultsOnWith(get),
    ...clocksOf(get),
  });
  const alertUnreported = makeAlertUnreported({
    jobs: get('jobStore'),
    alert: alertWith(get),
    clock: get('machineClock'),
  });
  return openWorker({
    queue,
    recordHeartbeat: heartbeatWith(get, me),
    plan: async () => {
      await planning.plan();
      await catchUpJobs();
    },
    setDueAlarms: async () => {
      await planning.setDueAlarms();
      await alertUnreported();
    },
    take: (key) => get('claimJob')(key, me),
    leave: async () => {
      await get('jobStore').release(me);
      await get('workers').leave(me);
    },
    log: { failure: warn, over: (where) => log.info(`${where}: over`) },
  });
}

function makeScheduler(get: Get, address: DatabaseAddress): Scheduler {
  let state: SchedulerState = {
    isActive: false,
    code: 'without-worker',
    sentence: 'No worker was started in this process.',
  };
  let working: Promise<Worker> | null = null;
  return {
    state: () => state,
    become(next) {
      if (working !== null) return;
      state = next;
      if (!next.isActive) return;
      working = outsideTransaction(() => openedWorker(get, address));
      working.catch((error: unknown) => reportedBy(get)(error, 'worker start'));
    },
    stop: async () => {
      const worker = await working?.catch(() => null);
      await worker?.stop();
    },
  };
}

/** The scheduler of the race day: its jobs, who runs them, and what is shown of it. */
export const scheduleWiring = (address: DatabaseAddress) =>
  wiring({
    jobStore: (get) => makePostgresJobStore(get('database')),
    workers: (get) => makePostgresWorkerRegister(get('database')),
    claimJob: (get) => {
      const claimJob = makeClaimJob({
        jobs: get('jobStore'),
        schedule: SCHEDULE,
        runJob: runJobWith(get),
        alert: alertWith(get),
        ...clocksOf(get),
        runEvery,
        sleep,
        logError: reportedBy(get),
      });
      return (key, holder) =>
        withLogFields({ requestId: get('newId')(), job: jobText(key) }, () => claimJob(key, holder));
    },
    scheduler: (get) => makeScheduler(get, address),
    watchScheduler: (get) =>
      makeWatchScheduler({
        cards: get('cards'),
        jobs: get('jobStore'),
        workers: get('workers'),
        schedule: SCHEDULE,
        isSetUp: isActSetUp(get),
        schedulerState: get('scheduler').state,
        ...clocksOf(get),
      }),
  });

export const schedulerDeps = (get: Get): SchedulerDeps => ({
  watchScheduler: get('watchScheduler'),
  forceStart: () => {
    const scheduler = get('scheduler');
    const wasActive = scheduler.state().isActive;
    if (!wasActive) scheduler.become(FORCED);
    return { wasActive };
  },
  appEnv: get('settings').APP_ENV,
});
