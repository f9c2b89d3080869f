import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { chance, isoInstant, key, model, provenance } from './fields.ts';

const WAGERS = ['win', 'place', 'show', 'quinella', 'exacta', 'trifecta', 'superfecta'] as const;
const MOST_PLACES = 4;
const MOST_HORSES = 40;
const HIGHEST_STAKE = 1_000;

/** Who may fill a place: program numbers, or every horse. */
const set = z.union([z.literal('all'), z.array(z.string().min(1).max(4)).min(1).max(MOST_HORSES)]);

export const tickets = {
  price: endpoint({
    method: 'POST',
    path: '/api/tickets/price',
    access: 'member',
    summary: 'What a ticket on a race costs to the cent, and its chance to cash by the current chances.',
    body: z.object({
      raceId: key,
      wager: z.enum(WAGERS),
      /** Dollars on each combination, in whole cents. */
      base: z.number().positive().max(HIGHEST_STAKE),
      /** One for each place the wager names: a box gives every place the same horses, a wheel some places `all`. */
      sets: z.array(set).min(1).max(MOST_PLACES),
    }),
    reply: z.object({
      raceId: z.string(),
      raceNumber: z.number(),
      /** Superfluous ones, with a horse in two places, are not charged. */
      combinations: z.number(),
      /** Dollars. */
      cost: z.number(),
      /** That the ticket pays; dead heats are left out. */
      chance,
      /** The takeout of the pool; null if unknown. */
      takeout: z.object({ share: chance, operator: z.string(), isAssumed: z.boolean() }).nullable(),
      model,
      orderVersion: z.string(),
      /** Of the card. */
      provenance,
      /** The board the live prices are from; null without one. */
      board: provenance.nullable(),
      /** Facts up to this instant were used. */
      upTo: isoInstant,
    }),
  }),
} as const;
