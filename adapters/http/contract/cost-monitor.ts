import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay } from './fields.ts';

const dollars = z.number();

const spent = {
  total_calls: z.number(),
  total_tokens: z.number(),
  total_cost: dollars,
  avg_cost_per_call: dollars,
  /** Calls that count at an assumed price or an assumed number of tokens. */
  assumed_calls: z.number(),
};

export const costMonitor = {
  stats: endpoint({
    method: 'GET',
    path: '/api/cost-monitor/stats',
    access: 'admin',
    summary: 'What the outside analysts cost today and this month (New York), next to the budgets.',
    reply: z.object({
      date: isoDay,
      daily: z.object({ cost: dollars, limit: dollars, remaining: dollars, percentage: z.number() }),
      monthly: z.object({ cost: dollars, limit: dollars, projectedCost: dollars, percentage: z.number() }),
      /** Today's, dearest first, as all lists here. */
      breakdown: z.array(z.object({ service: z.string(), ...spent })),
      byModel: z.array(z.object({ model: z.string(), ...spent })),
      byFeature: z.array(z.object({ feature: z.string(), ...spent })),
      /** Null where a question was about no race. */
      byRace: z.array(z.object({ raceId: z.string().nullable(), ...spent })),
      /** Null for the site's own questions. */
      byMember: z.array(z.object({ memberId: z.string().nullable(), ...spent })),
    }),
  }),
  trends: endpoint({
    method: 'GET',
    path: '/api/cost-monitor/trends',
    access: 'admin',
    summary: 'What they cost on each of the last days, oldest first.',
    query: z.object({ days: z.coerce.number<string | number>().int().min(1).max(366).default(7) }),
    reply: z.object({ days: z.array(z.object({ date: isoDay, ...spent })) }),
  }),
} as const;
