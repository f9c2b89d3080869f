import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoInstant, key, provenance } from './fields.ts';

/** One report of one source on a race that differs from the card or from its earlier report. */
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
    'equipment',
    'morning-line',
    'surface',
    'distance',
    'post-time',
    'going',
    'remark',
    'withdrawn',
  ]),
  /** In words; null where there was nothing, or what it was is not known. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The reason; null if none was reported. */
  reason: z.string().nullable(),
  /** Who reported it, and when. */
  provenance,
  /** When it came here, by the racing clock. */
  knownAt: isoInstant,
  /** It is in force: no later report or stronger source contradicts it. */
  isInForce: z.boolean(),
});

export const changes = {
  ofRace: endpoint({
    method: 'GET',
    path: '/api/races/{raceId}/changes',
    access: 'public',
    summary: 'Changes to a race since its card was published, newest first; an empty list if there are none.',
    sharedForMs: 1_000,
    asOf: true,
    params: z.object({ raceId: key }),
    reply: z.object({ raceId: z.string(), raceNumber: z.number(), changes: z.array(change) }),
  }),
} as const;
