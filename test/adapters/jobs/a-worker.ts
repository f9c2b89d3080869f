import { setTimeout as pause } from 'node:timers/promises';
import { openAlarmQueue } from '#adapters/jobs/alarm-queue.ts';
import { openWorker } from '#adapters/jobs/worker.ts';
import { type DatabaseAddress, openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { SCHEDULE } from '#config/schedule.ts';
import type { Race } from '#core/card/race.ts';
import { instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { RunJob } from '#core/schedule/ports.ts';
import { makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { cardsAs } from '#test/support/cards-as.ts';

export interface WorkerOptions {
  readonly id: string;
  readonly connection: Exclude<DatabaseAddress, { url: string }>;
  /** Post times of its races; the first is race 1. */
  readonly posts: readonly number[];
  readonly runJob: RunJob;
  /** How far both clocks of this worker are ahead of the machine's. */
  readonly ahead?: number;
}

/** A worker as the product makes it, with a pool and a queue of its own, on a card of its own. */
export function aWorker({ id, connection, posts, runJob, ahead = 0 }: WorkerOptions) {
  const database = openDatabase(connection, { size: 4 });
  const [jobStore, workers] = [makePostgresJobStore(database), makePostgresWorkerRegister(database)];
  const clock = () => instant(Date.now() + ahead);
  const clocks = { clock, racingClock: clock };
  const day = raceDayAt(clock(), SCHEDULE.timeZone);
  const races: readonly Race[] = posts.map((post, index) =>
    aRace({ day, number: index + 1, postTime: instant(post) }),
  );
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const queue = openAlarmQueue({ connection: { ...connection }, logError: note });
  const planning = makePlanJobs({
    cards: cardsAs((_, raceDay) => (raceDay === day ? aCard({ day, races }) : null)),
    jobs: jobStore,
    schedule: SCHEDULE,
    tracksRacing: async () => [],
    expectedTracks: async () => [],
    isSetUp: (act) => act === 'odds',
    setAlarms: queue.set,
    ...clocks,
  });
  const take = makeClaimJob({
    jobs: jobStore,
    schedule: SCHEDULE,
    runJob,
    alert: async () => undefined,
    ...clocks,
    runEvery: (everyMs, work) => {
      const timer = setInterval(() => void work(), everyMs);
      return () => clearInterval(timer);
    },
    sleep: (milliseconds) => pause(milliseconds),
    logError: note,
  });
  const worker = openWorker({
    queue,
    finishWithinMs: 1_500,
    recordHeartbeat: () =>
      workers.recordHeartbeat({ id, clock: 0, startedAt: clock(), heartbeatAt: clock() }),
    plan: planning.plan,
    setDueAlarms: planning.setDueAlarms,
    take: (key) => take(key, id),
    leave: async () => {
      await jobStore.release(id);
      await workers.leave(id);
    },
    log: { failure: note, over: () => undefined },
  });
  const stop = async (): Promise<void> => {
    await worker.stop();
    await database.close();
  };
  return { jobs: jobStore, workers, scope: { clock: 0, track: 'saratoga', day }, errors, stop };
}

/** A post time whose half hour before comes so many milliseconds from now. */
export const postAfter = (milliseconds: number): number =>
  shift(instant(Date.now()), 30 * MINUTE + milliseconds);
