import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#core/kernel/instant.ts';
import { type JobKey, jobText } from '#core/schedule/job.ts';
import type { AlarmQueue } from './alarm-queue.ts';
import { repeatedly } from './repeatedly.ts';

export interface WorkerDeps {
  readonly queue: Pick<AlarmQueue, 'take' | 'close'>;
  /** Says that this worker lives. */
  readonly beat: () => Promise<void>;
  /** Has the points stand as the cards say. */
  readonly plan: () => Promise<void>;
  /** Sets the alarms of what is due soon. */
  readonly ring: () => Promise<void>;
  /** Takes a point and does what it is there for. */
  readonly take: (key: JobKey) => Promise<unknown>;
  /** Hands back what this worker has, and says that it goes. */
  readonly leave: () => Promise<void>;
  /** How long what is under way may take when the worker ends; 5 seconds, as a process that is told to end has ten for all. */
  readonly finishWithinMs?: number;
  /** Hears of the first of several troubles alike, and that they are over. */
  readonly log: {
    readonly trouble: (error: unknown, where: string) => void;
    readonly over: (where: string) => void;
  };
}

export interface Worker {
  /** Takes nothing more; lets what is under way end for a while, then hands it back. */
  stop(): Promise<void>;
}

const HEARTBEAT_MS = 4 * SECOND;
const PLAN_MS = 10 * SECOND;
const FIRE_EVERY_MS = 2 * SECOND;
const LISTEN_MS = 500;
const MOST_AT_ONCE = 20;
const FINISH_WITHIN_MS = 5 * SECOND;
const LEAVE_WITHIN_MS = 1_500;

/** Trouble is told once, however often it comes, until it is over. */
function reportOnce({ log }: WorkerDeps, where: string, work: () => Promise<void>): () => Promise<void> {
  let isTroubled = false;
  return async () => {
    try {
      await work();
      if (isTroubled) log.over(where);
      isTroubled = false;
    } catch (error) {
      if (!isTroubled) log.trouble(error, where);
      isTroubled = true;
    }
  };
}

/** Keeps the points of race days, beside other workers on the same database. Begins at once. */
export function openWorker(deps: WorkerDeps): Worker {
  const { queue, beat, plan, ring, take, leave, log, finishWithinMs = FINISH_WITHIN_MS } = deps;
  const underWay = new Map<string, Promise<void>>();

  async function listen(): Promise<void> {
    if (underWay.size >= MOST_AT_ONCE) return;
    for (const key of await queue.take(MOST_AT_ONCE - underWay.size)) {
      const text = jobText(key);
      if (underWay.has(text)) continue;
      const work = take(key).then(
        () => undefined,
        (error: unknown) => log.trouble(error, `the point ${text}`),
      );
      underWay.set(
        text,
        work.finally(() => underWay.delete(text)),
      );
    }
  }

  const ends = [
    repeatedly(HEARTBEAT_MS, reportOnce(deps, 'the heartbeat of the worker', beat)),
    repeatedly(PLAN_MS, reportOnce(deps, 'the plan of the race day', plan)),
    repeatedly(FIRE_EVERY_MS, reportOnce(deps, 'the alarms of the race day', ring)),
    repeatedly(LISTEN_MS, reportOnce(deps, 'the queue', listen)),
  ];
  const within = (milliseconds: number, work: Promise<unknown>) =>
    Promise.race([work, pause(milliseconds, undefined, { ref: false })]);

  return {
    async stop() {
      const finished = Promise.all(ends.map((end) => end())).then(() => Promise.all(underWay.values()));
      await within(finishWithinMs, finished);
      await within(
        LEAVE_WITHIN_MS,
        leave().catch((error: unknown) => log.trouble(error, 'the leave of the worker')),
      );
      await within(LEAVE_WITHIN_MS, queue.close());
    },
  };
}
