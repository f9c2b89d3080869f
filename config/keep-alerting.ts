import type { Topic } from '#core/kernel/announcement.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { type End, repeatedly } from './keep-alive.ts';
import type { Get } from './wiring/provide.ts';

const SETTLE_MS = 1_000;
const WATCHED: readonly Topic[] = ['odds', 'scratches', 'picks'];

/**
 * Looks at a day after odds, scratches or picks of it were announced, once for all of a second: seals verdicts that turned,
 * then pushes what happened unless push is off.
 */
export function keepAlerting(get: Get): End {
  const isPushed = get('settings').WEB_PUSH !== 'off';
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
  const look = async (track: string, day: RaceDay): Promise<void> => {
    await get('sealTurns')(track, day).catch((error: unknown) =>
      get('log').error({ err: error }, 'turned verdicts could not be sealed'),
    );
    if (isPushed) await get('watchDay')(track, day);
  };
  const end = repeatedly(SETTLE_MS, async () => {
    const days = [...waiting.values()];
    waiting.clear();
    for (const [track, day] of days) await look(track, day).catch(failed);
  });
  return async () => {
    endListening();
    await end();
  };
}
