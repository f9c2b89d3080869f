import { z } from 'zod';

/** A SHA-256 in hexadecimal. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** An instant: ISO 8601 in UTC. */
export const isoInstant = z.iso.datetime({ offset: true });
const FIRST_DAY = '1900-01-01';
/** A calendar day at the track, `YYYY-MM-DD`, from 1900 on. */
export const isoDay = z.iso
  .date()
  .refine((day) => day >= FIRST_DAY, { error: 'must be a date from 1900 on, such as 2025-08-02' });
/** Sums of floating-point parts may pass their bound by less than anyone can see. */
const DUST = 1e-9;
const upTo = (maximum: number) =>
  z
    .number()
    .refine((value) => value >= -DUST && value <= maximum + DUST)
    .meta({ minimum: 0, maximum });

/** 0 to 1. */
export const chance = upTo(1);
/** 0 to 100. */
export const percent = upTo(100);

/** A key inside an address: an id, a slug. */
export const key = z.string().min(1).max(120);

/**
 * The track a call answers for: a slug (`aqueduct`) or a number (`184`); Saratoga if it is left out. Calls that combine
 * tracks also take `all`, which is the default for people, picks and queries; track bias defaults to Saratoga.
 */
export const byTrack = z.object({ track: key.optional() });

/** A span of days, ends included: `all` up to today, a year (`2019`), or two days joined by `_`. */
export const spanWord = z.string().regex(/^(?:all|(?:19|20)\d\d|\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d)$/);

/** Where a fact came from, and when. */
export const provenance = z.object({
  tier: z.enum(['live', 'imported', 'derived', 'demo']),
  /** Name of the source as people know it. */
  source: z.string(),
  at: isoInstant,
});

/** Odds as boards quote them, such as a price to take. */
export const quotedPrice = z.object({ text: z.string(), toOne: z.number() });

/** The price of a horse: as displayed, to 1, of which kind, whose, and since when; null time where it is not known. */
export const price = quotedPrice.extend({
  /** Expected; can be bet at; too old to be bet at; at the off. */
  kind: z.enum(['morning line', 'live', 'stale', 'final']),
  source: z.string(),
  at: isoInstant.nullable(),
});

/**
 * `BET`: the current price is the price to take or longer. `WATCH`: it is shorter, but a price that long can be
 * expected. `PASS`: none can. Null without a price.
 */
export const verdictKind = z.enum(['BET', 'WATCH', 'PASS']).nullable();

/** Our line: our chances without the board, fixed when the picks are sealed. */
export const lineHead = z.object({
  /** It uses the facts known at this instant. */
  madeAt: isoInstant,
  model: z.string(),
  /** How much more the price to take must return than the fair price: 0.5 is 50% more. */
  margin: z.number(),
  /** Why it replaced an earlier line: a scratch, a new surface, a new track condition …; null for the first line. */
  cause: z.string().nullable(),
});

/** Name and version of what calculated a number. */
export const model = z.object({ name: z.string(), version: z.string() });

/** A plain yes to a change that has nothing to give back. */
export const done = z.object({ done: z.literal(true) });
