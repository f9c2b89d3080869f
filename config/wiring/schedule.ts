import type { SchedulerDoors } from '#adapters/http/routes/scheduler.ts';
import type { Worker } from '#adapters/jobs/worker.ts';
import type { DatabaseAddress } from '#adapters/postgres/database.ts';
import { makePostgresPointShelf } from '#adapters/postgres/point-shelf.ts';
import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { trackBySlug } from '#core/card/track.ts';
import { shift } from '#core/kernel/instant.ts';
import { isSetUpIn } from '#core/operations/set-up.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { unfinishedBefore } from '#core/operations/unfinished-day.ts';
import { momentOf } from '#core/schedule/clocks.ts';
import type { PointSheet, PointShelf, SetAlarms, WorkerRegister } from '#core/schedule/ports.ts';
import type { ActName } from '#core/schedule/rules.ts';
import { FORCED, type Standing } from '#core/schedule/standing.ts';
import { makeAlertFailure } from '#core/schedule/use-cases/alert-failure.ts';
import { makeAlertUntold } from '#core/schedule/use-cases/alert-untold.ts';
import { makeCarryOutPoint } from '#core/schedule/use-cases/carry-out-point.ts';
import { type HealPointsDoors, makeHealPoints } from '#core/schedule/use-cases/heal-points.ts';
import { makePlanPoints } from '#core/schedule/use-cases/plan-points.ts';
import { makeTakePoint, type TakePoint } from '#core/schedule/use-cases/take-point.ts';
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
import { apart, keepDoing, runSourceId, runWorkflowId, sleep, toldBy } from './operations.ts';
import { unlessPausedId } from './pauses.ts';
import { generatePicksId } from './picks.ts';
import { type Get, id, wiring } from './provide.ts';
import { attemptsId, cardsId, databaseId, oneAtATimeId, resultsId } from './shelves.ts';
import { factsOfDaysId, gatheredPicks, sourcesId } from './sources.ts';

/** The scheduler of this process. */
export interface Scheduler {
  standing(): Standing;
  /** Says how it stands; begins to work when that is active, and goes on when it already does. */
  stand(standing: Standing): void;
  stop(): Promise<void>;
}

export const pointsId = id<PointShelf & PointSheet>('points');
export const workersId = id<WorkerRegister>('workers');
export const takePointId = id<TakePoint>('take point');
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
  (get: Get): HealPointsDoors['resultsOn'] =>
  async (slug, day) => {
    const sheets = await get(resultsId).sheetsBetween(trackBySlug(slug)?.code ?? slug, day, day);
    return new Set(sheets.flatMap(({ races }) => races.map(({ raceNumber }) => raceNumber)));
  };

const carryOutWith = (get: Get) =>
  makeCarryOutPoint({
    schedule: SCHEDULE,
    runSource: get(runSourceId),
    runWorkflow: get(runWorkflowId),
    isSetUp: isSourceSetUp(get),
    makePicks: (track, day) =>
      get(unlessPausedId)('ai-analysis', async () =>
        gatheredPicks(await get(generatePicksId)({ track, day, bypassCache: true, isScheduled: true })),
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
    oneAtATime: get(oneAtATimeId),
    schedule: SCHEDULE,
    clock: get(machineClockId),
    log: ({ name, raceNumber, day, code }, message) =>
      get(logId).error({ point: name, raceNumber, day, code }, message),
    told: toldBy(get),
  });
}

const planWith = (get: Get, setAlarms: SetAlarms) =>
  makePlanPoints({
    cards: get(cardsId),
    points: get(pointsId),
    schedule: SCHEDULE,
    isSetUp: isActSetUp(get),
    setAlarms,
    ...clocksOf(get),
  });

/** Says that a worker lives, and drops what clocks of which no worker lives have left. */
function beatWith(get: Get, worker: string) {
  const startedAt = get(machineClockId)();
  return async (): Promise<void> => {
    const { machine, racing } = { machine: get(machineClockId), racing: get(racingClockId) };
    const { now, clock } = momentOf(machine, racing);
    await get(workersId).beat({ id: worker, clock, startedAt, beatAt: now });
    const alive = await get(workersId).heardSince(shift(now, -WORKER_LOST_MS));
    await get(pointsId).dropClocksBut([clock, ...alive.map((seen) => seen.clock)], now);
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
  const heal = makeHealPoints({
    points: get(pointsId),
    schedule: SCHEDULE,
    resultsOn: resultsOnWith(get),
    ...clocksOf(get),
  });
  const alertUntold = makeAlertUntold({
    points: get(pointsId),
    alert: alertWith(get),
    clock: get(machineClockId),
  });
  return openWorker({
    queue,
    beat: beatWith(get, me),
    plan: async () => {
      await planning.plan();
      await heal();
    },
    ring: async () => {
      await planning.ring();
      await alertUntold();
    },
    take: (key) => get(takePointId)(key, me),
    leave: async () => {
      await get(pointsId).release(me);
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
      working.catch((error: unknown) => toldBy(get)(error, 'the start of the worker'));
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
    provide(pointsId, (get) => makePostgresPointShelf(get(databaseId)));
    provide(workersId, (get) => makePostgresWorkerRegister(get(databaseId)));
    provide(takePointId, (get) =>
      makeTakePoint({
        points: get(pointsId),
        schedule: SCHEDULE,
        carryOut: carryOutWith(get),
        alert: alertWith(get),
        ...clocksOf(get),
        keepDoing,
        sleep,
        told: toldBy(get),
      }),
    );
    provide(schedulerId, (get) => makeScheduler(get, address));
    provide(watchSchedulerId, (get) =>
      makeWatchScheduler({
        cards: get(cardsId),
        points: get(pointsId),
        workers: get(workersId),
        schedule: SCHEDULE,
        isSetUp: isActSetUp(get),
        standing: get(schedulerId).standing,
        ...clocksOf(get),
      }),
    );
  });

export const schedulerDoors = (get: Get): SchedulerDoors => ({
  watchScheduler: get(watchSchedulerId),
  forceStart: () => {
    const scheduler = get(schedulerId);
    const wasActive = scheduler.standing().isActive;
    if (!wasActive) scheduler.stand(FORCED);
    return { wasActive };
  },
  appEnv: get(settingsId).APP_ENV,
});
