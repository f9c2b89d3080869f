import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done } from './fields.ts';

export const activity = {
  pageView: endpoint({
    method: 'POST',
    path: '/api/activity/page-view',
    access: 'member',
    asOf: 'same',
    summary: 'Record a page view.',
    body: z.object({ pagePath: z.string().max(2_000) }),
    reply: done,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/user/activity',
    access: 'member',
    summary: "Counts of the member's visits and questions.",
    reply: z.object({ totalSessions: z.number(), totalQueries: z.number() }),
  }),
} as const;
