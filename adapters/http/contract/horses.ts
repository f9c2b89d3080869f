import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key, price, provenance } from './fields.ts';
import { horseRecord, pastRace, work } from './form.ts';

/** A horse with what identifies it among others of its name; null is unknown. */
const namedHorse = z.object({
  /** As the `horseId` of entries; this call takes it. */
  id: z.string(),
  name: z.string(),
  foaled: z.number().nullable(),
  sire: z.string().nullable(),
  dam: z.string().nullable(),
  /** Races known. */
  starts: z.number(),
});

/** A horse on a card. Null is what the card does not report. */
const horseEntry = z.object({
  trackSlug: z.string(),
  trackName: z.string(),
  date: isoDay,
  raceNumber: z.number(),
  postTime: isoInstant.nullable(),
  /** IANA name of the track's time zone. */
  timeZone: z.string(),
  title: z.string(),
  programNumber: z.string(),
  isScratched: z.boolean(),
  morningLine: price.nullable(),
  jockey: z.string().nullable(),
  trainer: z.string().nullable(),
  owner: z.string().nullable(),
  provenance,
});

export const horses = {
  one: endpoint({
    method: 'GET',
    path: '/api/horses/{horse}',
    access: 'public',
    summary: 'A horse: every race and work known before today, its connections and where it is entered.',
    sharedForMs: 5_000,
    asOf: true,
    changesWith: ['results', 'scratches'],
    /** The `horseId` of an entry, or a name in any spelling. */
    params: z.object({ horse: key }),
    reply: namedHorse.extend({
      /** Sentences about reports that may be of another horse. */
      doubts: z.array(z.string()),
      /** The latest card that has it, with what that says of the horse; null on no card. */
      printed: horseEntry
        .extend({
          sex: z.string().nullable(),
          color: z.string().nullable(),
          damSire: z.string().nullable(),
          bredIn: z.string().nullable(),
          breeder: z.string().nullable(),
          records: z.array(horseRecord),
        })
        .nullable(),
      /** On cards of today and later, the first day first. */
      upcoming: z.array(horseEntry),
      /** Newest first, each compared with the one before it. */
      lines: z.array(pastRace),
      /** Newest first. */
      works: z.array(work.extend({ sources: z.array(z.number()) })),
      /** Other horses of the name, and results under the name alone. */
      namesakes: z.array(namedHorse),
      sources: z.array(provenance),
    }),
  }),
} as const;
