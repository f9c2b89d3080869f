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
import type { CarryOut } from '#core/schedule/ports.ts';
import { makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';

export interface WorkerOptions {
  readonly id: string;
  readonly connection: Exclude<DatabaseAddress, { url: string }>;
  /** Post times of its races; the first is race 1. */
  readonly posts: readonly number[];
  readonly carryOut: CarryOut;
  /** How far both clocks of this worker are ahead of the machine's. */
  readonly ahead?: number;
}

/** A worker as the product makes it, with a pool and a queue of its own, on a card of its own. */
export function aWorker({ id, connection, posts, carryOut, ahead = 0 }: WorkerOptions) {
  const database = openDatabase(connection, { size: 4 });
  const [jobStore, workers] = [makePostgresJobStore(database), makePostgresWorkerRegister(database)];
  const clock = () => instant(Date.now() + ahead);
  const clocks = { clock, racingClock: clock };
  const day = raceDayAt(clock(), SCHEDULE.timeZone);
  const races: readonly Race[] = posts.map((post, at) =>
    aRace({ day, number: at + 1, postTime: instant(post) }),
  );
  const told: unknown[] = [];
  const note = (error: unknown) => void told.push(error);
  const queue = openAlarmQueue({ connection: { ...connection }, told: note });
  const planning = makePlanJobs({
    cards: {
      cardFor: async (_, raceDay) =>
        raceDay === day ? { card: aCard({ day, races }), contentHash: 'h' } : null,
    },
    points: jobStore,
    schedule: SCHEDULE,
    isSetUp: (act) => act === 'odds',
    setAlarms: queue.set,
    ...clocks,
  });
  const take = makeClaimJob({
    points: jobStore,
    schedule: SCHEDULE,
    carryOut,
    alert: async () => undefined,
    ...clocks,
    runEvery: (everyMs, work) => {
      const timer = setInterval(() => void work(), everyMs);
      return () => clearInterval(timer);
    },
    sleep: (milliseconds) => pause(milliseconds),
    told: note,
  });
  const worker = openWorker({
    queue,
    finishWithinMs: 1_500,
    beat: () => workers.beat({ id, clock: 0, startedAt: clock(), heartbeatAt: clock() }),
    plan: planning.plan,
    ring: planning.ring,
    take: (key) => take(key, id),
    leave: async () => {
      await jobStore.release(id);
      await workers.leave(id);
    },
    log: { trouble: note, over: () => undefined },
  });
  const stop = async (): Promise<void> => {
    await worker.stop();
    await database.close();
  };
  return { points: jobStore, workers, scope: { clock: 0, track: 'saratoga', day }, told, stop };
}

/** A post time whose half hour before comes so many milliseconds from now. */
export const postAfter = (milliseconds: number): number =>
  shift(instant(Date.now()), 30 * MINUTE + milliseconds);
