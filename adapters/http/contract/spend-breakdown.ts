import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant } from './fields.ts';

const dollars = z.number();

const spent = {
  calls: z.number(),
  tokens: z.number(),
  cost: dollars,
  averageCost: dollars,
  /** Calls that count at an assumed price or an assumed number of tokens. */
  assumed: z.number(),
};

/** The highest, and the total of those left out. */
const list = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), others: z.object({ count: z.number(), cost: dollars }) });

export const spendBreakdown = {
  show: endpoint({
    method: 'GET',
    path: '/api/cost-monitor/spend',
    access: 'admin',
    summary:
      'What the outside analysts cost by model, feature, race and member (New York’s days), what the month may come to, and what a scored pick cost.',
    query: z.object({ span: z.enum(['month', 'today', '90-days']).default('month') }),
    reply: z.object({
      span: z.enum(['month', 'today', '90-days']),
      from: isoDay,
      to: isoDay,
      /** By the machine’s clock. */
      at: isoInstant,
      total: z.object(spent),
      byModel: list(z.object({ model: z.string(), ...spent })),
      byFeature: list(z.object({ feature: z.string(), ...spent })),
      /** Null where a question was about no race. */
      byRace: list(
        z.object({
          raceId: z.string().nullable(),
          date: isoDay.nullable(),
          raceNumber: z.number().nullable(),
          isDemo: z.boolean(),
          ...spent,
        }),
      ),
      /** Null for the site's own questions and for deleted members. */
      byMember: list(z.object({ memberId: z.string().nullable(), email: z.string().nullable(), ...spent })),
      /** Of the present month, whatever the span. */
      forecast: z.discriminatedUnion('is', [
        z.object({
          is: z.literal('estimated'),
          expected: dollars,
          low: dollars,
          high: dollars,
          /** Share of such intervals that hold the end, 0-1. */
          level: z.number(),
          /** The whole days it is read off. */
          basis: z.object({ from: isoDay, to: isoDay, days: z.number(), perDay: dollars }),
          daysLeft: z.number(),
        }),
        z.object({ is: z.literal('too-few-days'), days: z.number(), needed: z.number() }),
      ]),
      scoredPicks: z.object({
        races: z.number(),
        picks: z.number(),
        cost: dollars,
        /** Null while no pick is settled. */
        perPick: dollars.nullable(),
        /** Of all questions for picks, settled or not. */
        ofAllPicks: dollars,
      }),
    }),
  }),
} as const;
