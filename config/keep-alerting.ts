import { afterAnnouncements } from './after-announcements.ts';
import type { End } from './keep-alive.ts';
import type { Get } from './wiring/provide.ts';

/** Looks at a day after odds, scratches or picks of it were announced; nothing while push is off. */
export function keepAlerting(get: Get): End {
  if (get('settings').WEB_PUSH === 'off') return async () => undefined;
  return afterAnnouncements(get, {
    topics: ['odds', 'scratches', 'picks'],
    work: get('watchDay'),
    failure: 'the day board could not be watched',
  });
}
