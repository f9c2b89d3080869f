import { z } from 'zod';
import { book } from './book.ts';
import { endpoint } from './endpoint.ts';
import { isoInstant, key } from './fields.ts';
import { lines } from './lines.ts';
import { notes } from './notes.ts';
import { watch } from './watch.ts';

/** When the version of a note that its author saw was last changed; null: there was none. */
const seen = isoInstant.nullable();

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('write-note'),
    id: key,
    seen,
    note: notes.write.body.omit({ changedAt: true }),
  }),
  z.object({ kind: z.literal('remove-note'), id: key, seen }),
  z.object({ kind: z.literal('watch'), place: watch.add.params, name: key.nullable() }),
  z.object({ kind: z.literal('unwatch'), place: watch.remove.params }),
  z.object({ kind: z.literal('write-ticket'), id: key, ticket: book.write.body }),
  z.object({ kind: z.literal('remove-ticket'), id: key }),
  z.object({ kind: z.literal('draw-line'), raceId: key, line: lines.write.body.omit({ changedAt: true }) }),
  z.object({ kind: z.literal('remove-line'), raceId: key }),
]);

export const notebookChanges = {
  take: endpoint({
    method: 'PUT',
    path: '/api/notebook-changes/{id}',
    access: 'member',
    summary:
      "Takes a change of the member's notes, watch list, book or line that may have been made without a connection: once by an id of the sender, who gets the same answer for a repeat.",
    params: z.object({ id: key }),
    body: z.object({
      /** Id of the member who made it; refused when somebody else is signed in. */
      author: key,
      /** By the sender's clock; a time to come counts as now. */
      madeAt: isoInstant,
      change,
    }),
    reply: z.object({
      /** `copied`: another version is kept as a note of its own. `overruled`: a newer change stays. */
      outcome: z.enum(['taken', 'copied', 'overruled']),
    }),
    refusals: [409],
  }),
} as const;
