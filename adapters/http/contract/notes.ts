import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoDay, isoInstant, key, provenance } from './fields.ts';

const LONGEST_TEXT = 500;

const kind = z.enum(['horse', 'race', 'jockey', 'trainer']);

const note = z.object({
  id: z.string(),
  kind,
  /** A horse's `horseId`, a race's id, or the key of a person's name. */
  key: z.string(),
  name: z.string(),
  text: z.string(),
  writtenAt: isoInstant,
  changedAt: isoInstant,
});

const laterRace = z.object({
  day: isoDay,
  track: z.string(),
  /** Address of that day's card here; null where there is none. */
  card: z.object({ slug: z.string(), raceNumber: z.number() }).nullable(),
  /** Null where no figure is known. */
  figure: z.object({ points: z.number(), scale: z.string() }).nullable(),
  /** Official place; null where unknown. */
  official: z.number().nullable(),
  /** Of the report shown; null where none is named. */
  provenance: provenance.nullable(),
});

const shownNote = note.extend({
  /** Whom it concerns in the race asked for. */
  programNumbers: z.array(z.string()),
  /** Races of the horse since it was written, newest first; null where they were not looked for. */
  since: z.array(laterRace).nullable(),
});

export const notes = {
  list: endpoint({
    method: 'GET',
    path: '/api/notes',
    access: 'member',
    summary:
      "The member's own notes, the last changed first: on a race and all who take part, on a horse, a jockey or a trainer; without a subject all of them.",
    query: z.object({
      race: key.optional(),
      horse: key.optional(),
      jockey: key.optional(),
      trainer: key.optional(),
    }),
    reply: z.object({ notes: z.array(shownNote) }),
  }),
  write: endpoint({
    method: 'PUT',
    path: '/api/notes/{id}',
    access: 'member',
    summary:
      'Writes or changes a note under an id of the sender; sent twice, it is stored once, and the newer change wins by its stated time. At most 10,000.',
    params: z.object({ id: key }),
    body: z.object({
      kind,
      /** A horse's `horseId` or name, a race's id, a person's name. */
      key,
      /** A horse's name as it is shown. */
      name: key.nullable().default(null),
      text: z.string().min(1).max(LONGEST_TEXT),
      /** When it was changed; null: now. */
      changedAt: isoInstant.nullable().default(null),
      /** The race on whose page it is written: its figures count as later ones while it is to come. */
      raceId: key.nullable().default(null),
    }),
    reply: note,
    refusals: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notes/{id}',
    access: 'member',
    summary: 'Removes a note; removed twice is removed once.',
    params: z.object({ id: key }),
    query: z.object({
      /** When it was removed; a later change of the note wins. Left out: now. */
      changedAt: isoInstant.optional(),
    }),
    reply: z.object({ removed: z.string() }),
    refusals: [409],
  }),
} as const;
