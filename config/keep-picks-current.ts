import type { End } from '#adapters/jobs/repeatedly.ts';
import { afterAnnouncements } from './after-announcements.ts';
import type { Get } from './wiring/provide.ts';

/** Makes saved picks again after a late change of their card, whether or not somebody looks. */
export const keepPicksCurrent = (get: Get): End =>
  afterAnnouncements(get, {
    topics: ['scratches'],
    work: get('renewPicks'),
    failure: 'the picks could not be made again after a change',
  });
