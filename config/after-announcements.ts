import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import type { Topic } from '#core/kernel/announcement.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Get } from './wiring/provide.ts';

const SETTLE_MS = 1_000;
const AGAIN_MS = 60_000;

/** What is done for a day at a track once something of it was announced. */
export interface DayTask {
  readonly topics: readonly Topic[];
  readonly work: (trackSlug: string, day: RaceDay) => Promise<void>;
  /** The log line of a failure. */
  readonly failure: string;
}

interface DueDay {
  readonly track: string;
  readonly day: RaceDay;
  /** By the machine's clock; 0: at once. */
  readonly dueAt: number;
}

/**
 * Does something after announcements about a day, once for all of a second, until ended. A failure is logged, and the day
 * tried again a minute later.
 */
export function afterAnnouncements(get: Get, { topics, work, failure }: DayTask): End {
  const waiting = new Map<string, DueDay>();
  const clock = get('machineClock');
  const add = (due: DueDay): void => void waiting.set(`${due.track} ${due.day}`, due);
  const endListening = get('announcements').listen({
    receive: ({ topic, track, day }) => {
      if (track !== null && day !== null && topics.includes(topic)) add({ track, day, dueAt: 0 });
    },
    end: () => waiting.clear(),
  });
  async function tryDay([key, { track, day }]: readonly [string, DueDay]): Promise<void> {
    waiting.delete(key);
    try {
      await work(track, day);
    } catch (error) {
      get('log').warn({ err: error }, failure);
      if (!waiting.has(key)) add({ track, day, dueAt: clock() + AGAIN_MS });
    }
  }
  const tryDueDays = async (isOver: () => boolean): Promise<void> => {
    const now = clock();
    for (const due of [...waiting].filter(([, { dueAt }]) => dueAt <= now)) if (!isOver()) await tryDay(due);
  };
  const end = repeatedly(SETTLE_MS, tryDueDays, SETTLE_MS);
  return async () => {
    endListening();
    await end();
  };
}
