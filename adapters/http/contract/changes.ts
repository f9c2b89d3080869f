import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key, provenance } from './fields.ts';

/** One word of one source on a race, as it differs from the card or from what the source said before. */
const change = z.object({
  /** Null, as the name, where it is about the race. */
  programNumber: z.string().nullable(),
  horseName: z.string().nullable(),
  what: z.enum([
    'scratched',
    'cancelled',
    'entered',
    'draws-in',
    'jockey',
    'weight',
    'blinkers',
    'morning-line',
    'surface',
    'distance',
    'post-time',
    'remark',
  ]),
  /** In words; null where there was nothing, or what it was is not known. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Why; null where none is told. */
  reason: z.string().nullable(),
  /** Who said it, and when. */
  provenance,
  /** When it came here, by the racing clock. */
  knownAt: isoInstant,
  /** It holds now: no later or weightier word stands against it. */
  stands: z.boolean(),
});

export const changes = {
  ofRace: endpoint({
    method: 'GET',
    path: '/api/races/{raceId}/changes',
    access: 'public',
    summary: 'What changed in a race since its card was published, the newest first; none is an empty list.',
    sharedForMs: 1_000,
    params: z.object({ raceId: key }),
    reply: z.object({ raceId: z.string(), raceNumber: z.number(), changes: z.array(change) }),
  }),
} as const;
