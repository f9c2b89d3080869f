import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key, provenance } from './fields.ts';
import { anyWager, MOST_SETS, ticketSet } from './tickets.ts';

const MOST_PAUSE_DAYS = 183;
const LONGEST_IDEA = 60;
const LONGEST_NOTE = 500;
/** 5,000 tickets with long notes. */
const CSV_BYTES = 8_000_000;

const cents = z.number().int().min(0);
const money = z.enum(['paper', 'real']);

const words = {
  /** A slug, number or code. */
  track: key,
  day: isoDay,
  /** Its race, or the first of several. */
  race: z.number().int().min(1),
  wager: anyWager,
  /** On each combination. */
  baseCents: z.number().int().positive(),
  /** One for each place or leg. */
  sets: z.array(ticketSet).min(1).max(MOST_SETS),
  money,
} as const;

const limits = z.object({ dayCents: cents.nullable(), monthCents: cents.nullable() });

const care = limits.extend({
  limitsSetAt: isoInstant.nullable(),
  /** The book is locked until then; it may be over. */
  pausedUntil: isoInstant.nullable(),
});

const record = {
  tickets: z.number(),
  pending: z.number(),
  /** The result does not say what was paid: such tickets count nowhere else. */
  unknown: z.number(),
  refunded: z.number(),
  won: z.number(),
  lost: z.number(),
  /** On tickets that won or lost, less what was given back. */
  stakedCents: cents,
  returnedCents: cents,
  /** Null without a stake. */
  returnPerDollar: z.number().nullable(),
  /** 95% range by whole race days; null with fewer than two, and without a ticket that won. */
  range: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** Most tickets in a row that lost. */
  longestLosingRun: z.number(),
} as const;

const ticket = z.object({
  id: z.string(),
  ...words,
  trackName: z.string(),
  costCents: cents,
  idea: z.string(),
  note: z.string(),
  writtenAt: isoInstant,
});

const shownTicket = ticket.extend({
  state: z.enum(['pending', 'won', 'lost', 'refunded', 'unknown']),
  /** Null before it is known, like what was given back and paid. */
  stakedCents: cents.nullable(),
  refundedCents: cents.nullable(),
  returnedCents: cents.nullable(),
  /** Why it was refunded or is unknown. */
  why: z.string().nullable(),
});

const help = z.object({ name: z.string(), phone: z.string() });

/** By what a book can be split. */
const split = z.enum(['money', 'wager', 'track', 'class', 'surface', 'idea']);

const shownBook = z.object({
  /** The last written first. */
  tickets: z.array(shownTicket),
  record: z.object(record),
  /** The one that was wanted. */
  splits: z.array(
    z.object({
      split,
      /** `part` is null where it is unknown. */
      parts: z.array(z.object({ part: z.string().nullable(), ...record })),
    }),
  ),
  care,
  help,
  /** Of the newest results that tickets were settled by; null without any. */
  settledBy: provenance.nullable(),
});

export const book = {
  show: endpoint({
    method: 'GET',
    path: '/api/book',
    access: 'member',
    summary: "The member's own tickets, settled by the official payoffs, and what they came to.",
    query: z.object({ split: split.default('wager') }),
    reply: shownBook,
  }),
  care: endpoint({
    method: 'GET',
    path: '/api/book/care',
    asOf: 'same',
    access: 'member',
    summary: "The member's own limits and pause, and where to find help. Settles no ticket.",
    reply: care.extend({ help }),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/book/tickets/{id}',
    access: 'member',
    summary:
      'Writes a ticket in the book under an id of the sender; sent twice, it is stored once. At most 5,000.',
    params: z.object({ id: key }),
    body: z.object({
      ...words,
      /** Needed only with `all` in a set. */
      costCents: cents.nullable().default(null),
      idea: z.string().max(LONGEST_IDEA).default(''),
      note: z.string().max(LONGEST_NOTE).default(''),
    }),
    reply: ticket,
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/book/tickets/{id}',
    access: 'member',
    summary: 'Takes a ticket out of the book.',
    params: z.object({ id: key }),
    reply: z.object({ removed: z.string() }),
    refusals: [409],
  }),
  exportCsv: endpoint({
    method: 'GET',
    path: '/api/book/csv',
    access: 'member',
    summary: 'The whole book as CSV, which the import reads back.',
    reply: z.object({ csv: z.string() }),
  }),
  importCsv: endpoint({
    method: 'POST',
    path: '/api/book/csv',
    access: 'member',
    summary: 'Writes the tickets of a CSV file, all of them or none; those the book has are passed over.',
    body: z.object({ csv: z.string() }),
    bodyLimit: CSV_BYTES,
    reply: z.object({ added: z.number(), known: z.number() }),
    refusals: [409],
  }),
  limit: endpoint({
    method: 'PUT',
    path: '/api/book/limits',
    access: 'member',
    summary:
      "Sets the member's own limits on real tickets; raising one takes 24 hours after the last change.",
    body: limits,
    reply: care,
    refusals: [409],
  }),
  pause: endpoint({
    method: 'POST',
    path: '/api/book/pause',
    access: 'member',
    summary: 'Locks the book for so many days; it cannot be ended early.',
    body: z.object({ days: z.number().int().min(1).max(MOST_PAUSE_DAYS) }),
    reply: care,
  }),
} as const;
