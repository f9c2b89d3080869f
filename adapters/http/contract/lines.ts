import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoInstant, key, price, provenance, quotedPrice, verdictKind } from './fields.ts';

/** Of a line; no field is larger. */
const MOST_ROWS = 64;

const shownLine = z.object({
  raceId: z.string(),
  raceNumber: z.number(),
  /** Why it can no longer be changed, in a sentence; null while it can. */
  locked: z.string().nullable(),
  /** When the line was made, by the racing clock; null without one. */
  madeAt: isoInstant.nullable(),
  changedAt: isoInstant.nullable(),
  /** One for each betting interest, in the order of the card. */
  rows: z.array(
    z.object({
      /** `1` for 1 and 1A. */
      interest: z.string(),
      horses: z.array(z.object({ programNumber: z.string(), name: z.string() })),
      /** The member's chance; they sum to 1. Null without a line. */
      chance: chance.nullable(),
      /** It stays when another one is moved. */
      isFixed: z.boolean(),
      /** Our chance; null where there is none. */
      ours: chance.nullable(),
      /** Of the board, else the morning line; that of the off once the race is off. */
      price: price.nullable(),
      /** Per dollar to win at a price of the board, by the member's chance; null without one. */
      expectedValue: z.number().nullable(),
      /** By the member's chance and our rule; null without a line. */
      fairPrice: quotedPrice.nullable(),
      priceToTake: quotedPrice.nullable(),
      /** By the member's line, never ours. */
      verdict: verdictKind,
    }),
  ),
  /** In the field, but not on the stored line: shown with an even share. */
  added: z.array(z.string()),
  /** On the stored line, but no longer in the field. */
  out: z.array(z.string()),
  /** What a line can be started from; the chances sum to 1, null where a horse has none. */
  starts: z.array(
    z.object({
      from: z.enum(['ours', 'morning-line', 'even']),
      shares: z.array(z.object({ interest: z.string(), chance, isFixed: z.boolean() })).nullable(),
    }),
  ),
  /** How much more the price to take must return than the fair price: 0.5 is 50% more. */
  margin: z.number(),
  /** Of the board; null without one. */
  board: provenance.nullable(),
});

export const lines = {
  score: endpoint({
    method: 'GET',
    path: '/api/lines',
    access: 'member',
    summary:
      "How the member's own lines did: log loss beside the final odds', our sealed chances' and the analysts', over the races with an official result.",
    reply: z.object({
      lines: z.number(),
      scored: z.number(),
      /** No official result yet. */
      pending: z.number(),
      /** Canceled, without a sure winner, or run by other horses. */
      leftOut: z.number(),
      /** Each over the races where both are known. */
      comparisons: z.array(
        z.object({
          rival: z.enum(['public', 'model', 'claude', 'openai']),
          races: z.number(),
          /** Mean log losses per race, lower is better; null without a race. */
          mine: z.number().nullable(),
          theirs: z.number().nullable(),
          /** Mine less theirs: below 0 is better. */
          difference: z.number().nullable(),
          /** 95% interval of the difference, by race days; null with fewer than two. */
          interval: z.object({ low: z.number(), high: z.number() }).nullable(),
        }),
      ),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/lines/{raceId}',
    access: 'member',
    summary: "The member's own line on a race, with value and verdict by it.",
    params: z.object({ raceId: key }),
    reply: shownLine,
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/lines/{raceId}',
    access: 'member',
    summary:
      "Keeps the member's own line on a race until it is off; the newer change wins by its stated time. At most 10,000.",
    params: z.object({ raceId: key }),
    body: z.object({
      /** Of the whole field, or of some horses: the others share what is left. */
      chances: z
        .array(z.object({ interest: z.string().min(1).max(8), chance, isFixed: z.boolean().default(false) }))
        .min(1)
        .max(MOST_ROWS),
      /** When it was changed; null: now. */
      changedAt: isoInstant.nullable().default(null),
    }),
    reply: shownLine,
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/lines/{raceId}',
    access: 'member',
    summary: "Removes the member's own line on a race that is not off; removed twice is removed once.",
    params: z.object({ raceId: key }),
    reply: z.object({ removed: z.string() }),
    refusals: [409],
  }),
} as const;
