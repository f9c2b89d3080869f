import type { Topic } from '#core/kernel/announcement.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type End, repeatedly } from './keep-alive.ts';
import type { Get } from './wiring/provide.ts';

const SETTLE_MS = 1_000;
const WATCHED: readonly Topic[] = ['odds', 'scratches', 'picks'];

/** Looks at a day after odds, scratches or picks of it were announced, once for all of a second; nothing while push is off. */
export function keepAlerting(get: Get): End {
  if (get('settings').WEB_PUSH === 'off') return async () => undefined;
  const waiting = new Map<string, readonly [string, RaceDay]>();
  const endListening = get('announcements').listen({
    receive: ({ topic, track, day }) => {
      if (track !== null && day !== null && WATCHED.includes(topic))
        waiting.set(`${track} ${day}`, [track, day]);
    },
    end: () => waiting.clear(),
  });
  const failed = (error: unknown): void =>
    get('log').warn({ err: error }, 'the day board could not be watched');
  const end = repeatedly(SETTLE_MS, async () => {
    const days = [...waiting.values()];
    waiting.clear();
    for (const [track, day] of days) await get('watchDay')(track, day).catch(failed);
  });
  return async () => {
    endListening();
    await end();
  };
}
