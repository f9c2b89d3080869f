import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#core/kernel/instant.ts';
import { type JobKey, jobText } from '#core/schedule/job.ts';
import type { AlarmQueue } from './alarm-queue.ts';
import { repeatedly } from './repeatedly.ts';

export interface WorkerDeps {
  readonly queue: Pick<AlarmQueue, 'take' | 'close'>;
  /** Records that this worker is running. */
  readonly recordHeartbeat: () => Promise<void>;
  /** Plans the jobs by the current cards. */
  readonly plan: () => Promise<void>;
  /** Sets the alarms of jobs due soon. */
  readonly setDueAlarms: () => Promise<void>;
  /** Claims a job and does its work. */
  readonly take: (key: JobKey) => Promise<unknown>;
  /** Releases this worker's jobs and signs it off. */
  readonly leave: () => Promise<void>;
  /** How long running jobs may take when the worker stops; 5 seconds, as a stopping process has ten for everything. */
  readonly finishWithinMs?: number;
  /** Called with the first of a series of failures, and when they are over. */
  readonly log: {
    readonly failure: (error: unknown, where: string) => void;
    readonly over: (where: string) => void;
  };
}

export interface Worker {
  /** Takes no more jobs; gives running ones a while to end, then releases them. */
  stop(): Promise<void>;
}

const HEARTBEAT_MS = 4 * SECOND;
const PLAN_MS = 10 * SECOND;
const FIRE_EVERY_MS = 2 * SECOND;
const LISTEN_MS = 500;
const MOST_AT_ONCE = 20;
const FINISH_WITHIN_MS = 5 * SECOND;
const LEAVE_WITHIN_MS = 1_500;

/** A worker that stops has given back the jobs that did not end by then. */
export const GIVES_BACK_WITHIN_MS = FINISH_WITHIN_MS + LEAVE_WITHIN_MS;

/** Reports a failure once, however often it repeats, until it is over. */
function reportOnce({ log }: WorkerDeps, where: string, work: () => Promise<void>): () => Promise<void> {
  let isFailing = false;
  return async () => {
    try {
      await work();
      if (isFailing) log.over(where);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.failure(error, where);
      isFailing = true;
    }
  };
}

/** Does the scheduled jobs of race days, beside other workers on the same database. Starts at once. */
export function openWorker(deps: WorkerDeps): Worker {
  const {
    queue,
    recordHeartbeat,
    plan,
    setDueAlarms,
    take,
    leave,
    log,
    finishWithinMs = FINISH_WITHIN_MS,
  } = deps;
  const underWay = new Map<string, Promise<void>>();

  async function listen(): Promise<void> {
    if (underWay.size >= MOST_AT_ONCE) return;
    for (const key of await queue.take(MOST_AT_ONCE - underWay.size)) {
      const text = jobText(key);
      if (underWay.has(text)) continue;
      const work = take(key).then(
        () => undefined,
        (error: unknown) => log.failure(error, `job ${text}`),
      );
      underWay.set(
        text,
        work.finally(() => underWay.delete(text)),
      );
    }
  }

  const ends = [
    repeatedly(HEARTBEAT_MS, reportOnce(deps, 'worker heartbeat', recordHeartbeat)),
    repeatedly(PLAN_MS, reportOnce(deps, 'race-day planning', plan)),
    repeatedly(FIRE_EVERY_MS, reportOnce(deps, 'setting race-day alarms', setDueAlarms)),
    repeatedly(LISTEN_MS, reportOnce(deps, 'listening to the queue', listen)),
  ];
  const within = (milliseconds: number, work: Promise<unknown>) =>
    Promise.race([work, pause(milliseconds, undefined, { ref: false })]);

  return {
    async stop() {
      const finished = Promise.all(ends.map((end) => end())).then(() => Promise.all(underWay.values()));
      await within(finishWithinMs, finished);
      await within(
        LEAVE_WITHIN_MS,
        leave().catch((error: unknown) => log.failure(error, 'signing off the worker')),
      );
      await within(LEAVE_WITHIN_MS, queue.close());
    },
  };
}
