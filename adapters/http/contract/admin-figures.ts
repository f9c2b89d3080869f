import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byTrack, isoDay, provenance } from './fields.ts';

/** Bytes of the JSON body: a report of a full card has less than half a megabyte. */
const UPLOAD_LIMIT = 20 * 1024 * 1024;

export const adminFigures = {
  ofDay: endpoint({
    method: 'GET',
    path: '/api/speed-figures/{date}',
    access: 'member',
    summary:
      "The figures of the report uploaded for a day at Saratoga or the track named, in the producer's points.",
    params: z.object({ date: isoDay }),
    query: byTrack,
    reply: z.object({
      figures: z.array(
        z.object({
          horseName: z.string(),
          raceNumber: z.number(),
          programNumber: z.string(),
          /** Null: the last race has none, or the horse is reported as a first starter. */
          lastSpeed: z.number().nullable(),
          classRating: z.number().nullable(),
        }),
      ),
      count: z.number(),
      hasPDFData: z.boolean(),
      /** Null without a report. */
      provenance: provenance.nullable(),
    }),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/api/admin/upload-equibase-pdf',
    access: 'admin',
    summary:
      'Upload a Speed Figure Analysis (PDF as base64 or a data URL) for a day. It is stored in full or not at all.',
    bodyLimit: UPLOAD_LIMIT,
    ownTransactions: true,
    body: z.object({ pdfData: z.string(), raceDate: isoDay }),
    reply: z.object({
      racesProcessed: z.number(),
      horsesProcessed: z.number(),
      /** Three letters. */
      track: z.string(),
      date: isoDay,
      outcome: z.enum(['kept', 'replaced', 'unchanged']),
    }),
    refusals: [409],
  }),
} as const;
