import type { End } from '#adapters/jobs/repeatedly.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { afterAnnouncements } from './after-announcements.ts';
import type { Get } from './wiring/provide.ts';

/**
 * Looks at a day after odds, scratches or picks of it were announced: seals verdicts that turned, then pushes what happened
 * unless push is off.
 */
export function keepAlerting(get: Get): End {
  const isPushed = get('settings').WEB_PUSH !== 'off';
  const look = async (track: string, day: RaceDay): Promise<void> => {
    const [sealed] = await Promise.allSettled([get('sealTurns')(track, day)]);
    if (sealed.status === 'rejected')
      get('log').error({ err: sealed.reason }, 'turned verdicts could not be sealed');
    if (isPushed) await get('watchDay')(track, day);
    if (sealed.status === 'rejected') throw sealed.reason;
  };
  return afterAnnouncements(get, {
    topics: ['odds', 'scratches', 'picks'],
    work: look,
    failure: 'the look at a day after news of it failed and is tried again in a minute',
  });
}
