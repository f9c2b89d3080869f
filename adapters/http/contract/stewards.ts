import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key } from './fields.ts';

const surface = z.enum(['dirt', 'turf', 'inner-turf', 'inner-dirt', 'synthetic', 'steeplechase', 'hunt']);
const words = (most: number) => z.string().min(1).max(most);
const programNumber = words(4);

const notPounds = { error: 'must be whole pounds from 1 to 200' };
const pounds = z.int(notPounds).min(1, notPounds).max(200, notPounds);

/** What was announced; distance and post time as text, the post time in the track's time zone. */
const requestedFact = z.discriminatedUnion('what', [
  z.object({ what: z.literal('scratched'), to: z.boolean() }),
  z.object({ what: z.literal('cancelled'), to: z.boolean() }),
  /** Off the also-eligible list and into the race. */
  z.object({ what: z.literal('draws-in'), to: z.literal(true) }),
  z.object({ what: z.literal('jockey'), to: words(60) }),
  /** Pounds. */
  z.object({ what: z.literal('weight'), to: pounds }),
  z.object({ what: z.literal('blinkers'), to: z.enum(['on', 'off']) }),
  /** Any equipment: `front wraps`. */
  z.object({ what: z.literal('equipment'), to: z.object({ gear: words(40), isOn: z.boolean() }) }),
  /** `distance`: the new distance, if one was announced too. */
  z.object({ what: z.literal('surface'), to: surface, distance: words(40).optional() }),
  /** `6F`, `1 1/16 Miles`. */
  z.object({ what: z.literal('distance'), to: words(40) }),
  /** `2:35 PM`. */
  z.object({ what: z.literal('post-time'), to: words(12) }),
  /** The track's condition on a surface: `Yielding`. */
  z.object({ what: z.literal('going'), to: z.object({ surface, condition: words(40) }) }),
  z.object({ what: z.literal('remark'), to: words(200) }),
]);

const withdrawn = z.object({ by: z.string(), at: isoInstant, reason: z.string().nullable() });

/** What a source reports about the same fact. */
const other = z.object({
  source: z.string(),
  text: z.string(),
  at: isoInstant,
  agrees: z.boolean(),
  isInForce: z.boolean(),
});

const deskEntry = z.object({
  id: z.string(),
  /** Null if the race number is unknown. */
  raceNumber: z.number().nullable(),
  /** Null, like the name, if the entry is about the race. */
  programNumber: z.string().nullable(),
  horseName: z.string().nullable(),
  what: z.enum([
    'scratched',
    'cancelled',
    'draws-in',
    'jockey',
    'weight',
    'blinkers',
    'equipment',
    'surface',
    'distance',
    'post-time',
    'going',
    'remark',
    'entered',
    'morning-line',
    'withdrawn',
    'result',
  ]),
  /** As text; null if there was nothing, or it is unknown. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Who entered it, when by the racing clock, and why. */
  by: z.string(),
  at: isoInstant,
  reason: z.string().nullable(),
  /** Null unless it was withdrawn. */
  withdrawn: withdrawn.nullable(),
  isInForce: z.boolean(),
  others: z.array(other),
});

const made = z.object({
  /** `unchanged`: it was already so, and nothing was written. */
  outcome: z.enum(['entered', 'withdrawn', 'unchanged']),
  /** Id of the entry (of the surface's if a distance came with it); null if nothing was written. */
  id: z.string().nullable(),
  message: z.string(),
});

const notAReason = { error: 'must say why, in at most 200 characters' };
const reason = z.string(notAReason).trim().min(1, notAReason).max(200, notAReason);
const ofRace = { track: key, date: isoDay, raceNumber: z.number().int().min(1).max(99) };
/** Dollars. */
const dollars = z.number().min(0).max(10_000_000);

export const stewards = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/stewards/entries',
    access: 'admin',
    summary:
      'Entries made by hand for a track and day, newest first, with what sources report about the same facts, and the track conditions that can be posted.',
    query: z.object({ track: key, date: isoDay }),
    reply: z.object({
      track: z.string(),
      date: isoDay,
      entries: z.array(deskEntry),
      /** Each surface with its name and the conditions that can be posted for it. */
      surfaces: z.array(z.object({ surface, name: z.string(), conditions: z.array(z.string()) })),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/admin/stewards/entries',
    access: 'admin',
    summary:
      'Enters what was announced: scratch, rider, weight, blinkers and other equipment, surface, distance, track condition, post time, cancellation. Entering the same thing twice changes nothing. Every entry and withdrawal needs a reason.',
    body: z.object({ ...ofRace, programNumber: programNumber.optional(), fact: requestedFact, reason }),
    reply: made,
    refusals: [409],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/admin/stewards/results',
    access: 'admin',
    summary:
      'Enters an order of finish with any payoffs known so far. A result from a source or a chart replaces it.',
    body: z.object({
      ...ofRace,
      /** The order across the wire: `5-7-11`; a dead heat is `5/7-11`. */
      order: words(120),
      /** `to` null: left unplaced. */
      disqualified: z
        .array(z.object({ programNumber, to: z.number().int().min(1).max(40).nullable() }))
        .max(10)
        .default([]),
      odds: z
        .array(z.object({ programNumber, toOne: z.number().min(0).max(999) }))
        .max(40)
        .default([]),
      /** The $2 payoffs; null if the horse was not paid in that pool. */
      straight: z
        .array(
          z.object({
            programNumber,
            win: dollars.nullable(),
            place: dollars.nullable(),
            show: dollars.nullable(),
          }),
        )
        .max(12)
        .default([]),
      exotics: z
        .array(
          z.object({ wager: words(40), base: dollars.min(0.1), winningNumbers: words(120), payoff: dollars }),
        )
        .max(30)
        .default([]),
      /** Horses that ran for purse money only. */
      purseOnly: z.array(programNumber).max(10).default([]),
      reason,
    }),
    reply: made,
    refusals: [409],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/admin/stewards/entries/{id}/withdraw',
    access: 'admin',
    summary: 'Withdraws one entry, including a result; whatever was in force before it is in force again.',
    params: z.object({ id: key }),
    body: z.object({ reason }),
    reply: made,
    refusals: [409],
  }),
} as const;
