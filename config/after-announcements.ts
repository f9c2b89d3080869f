import type { Topic } from '#core/kernel/announcement.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type End, repeatedly } from './keep-alive.ts';
import type { Get } from './wiring/provide.ts';

const SETTLE_MS = 1_000;

/** What is done for a day at a track once something of it was announced. */
export interface Following {
  readonly topics: readonly Topic[];
  readonly work: (trackSlug: string, day: RaceDay) => Promise<void>;
  /** The log line of a failure. */
  readonly failure: string;
}

/** Does something after announcements about a day, once for all of a second, until ended. A failure is logged. */
export function afterAnnouncements(get: Get, { topics, work, failure }: Following): End {
  const waiting = new Map<string, readonly [string, RaceDay]>();
  const endListening = get('announcements').listen({
    receive: ({ topic, track, day }) => {
      if (track !== null && day !== null && topics.includes(topic))
        waiting.set(`${track} ${day}`, [track, day]);
    },
    end: () => waiting.clear(),
  });
  const failed = (error: unknown): void => get('log').warn({ err: error }, failure);
  const end = repeatedly(SETTLE_MS, async () => {
    const days = [...waiting.values()];
    waiting.clear();
    for (const [track, day] of days) await work(track, day).catch(failed);
  });
  return async () => {
    endListening();
    await end();
  };
}
