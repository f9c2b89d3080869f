import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { TOPIC_NAMES } from './topics.ts';

const BIGGEST = 15;
/** Digits of the milliseconds a page can have been open: thirty years. */
const LONGEST = 12;

export const events = {
  stream: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'member',
    summary:
      'Server-sent events when odds, scratches, results, picks, weather, tracks or (for administrators) runs change. `reset` after too long an absence: refetch everything.',
    query: z.object({
      /** Topics to hear of, with commas between; all when it is left out. */
      topics: z
        .string()
        .max(100)
        .refine(
          (text) => text.split(',').every((part) => (TOPIC_NAMES as readonly string[]).includes(part)),
          {
            error: `must be a comma-separated list of ${TOPIC_NAMES.join(', ')}`,
          },
        )
        .optional(),
      /** Number of the last event received, like the header `Last-Event-ID`, which wins. */
      lastEventId: z
        .string()
        .regex(new RegExp(`^\\d{1,${BIGGEST}}$`), 'must be the number of an event')
        .optional(),
      /** How long ago the page was opened, in milliseconds: without a number, what was announced since comes first. */
      openedAgo: z
        .string()
        .regex(new RegExp(`^\\d{1,${LONGEST}}$`), 'must be a number of milliseconds')
        .optional(),
    }),
    answers: 'events',
  }),
} as const;
