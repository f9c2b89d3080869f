import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key } from './fields.ts';

export const moments = {
  ofDay: endpoint({
    method: 'GET',
    path: '/api/tracks/{slug}/cards/{date}/moments',
    access: 'public',
    summary:
      'The moments of a day up to now at which something became known, in order; what exactly, the calls that take `asOf` answer.',
    sharedForMs: 1_000,
    tellsTime: true,
    asOf: 'same',
    params: z.object({ slug: key, date: isoDay }),
    reply: z.object({
      track: z.string(),
      timeZone: z.string(),
      date: isoDay,
      /** The racing clock. */
      now: isoInstant,
      moments: z.array(
        z.object({
          at: isoInstant,
          kind: z.enum(['card', 'picks', 'scratch', 'change', 'odds', 'weather', 'off', 'result']),
          /** None where it is about the day. */
          raceNumbers: z.array(z.number()),
        }),
      ),
    }),
  }),
} as const;
