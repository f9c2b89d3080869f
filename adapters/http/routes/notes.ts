import type { FormLine } from '#core/card/race-form/form-line.ts';
import { parseInstant, toIso } from '#core/kernel/instant.ts';
import type { Note } from '#core/notebook/note.ts';
import type { RemoveNote } from '#core/notebook/use-cases/remove-note.ts';
import type { NotesWanted, ShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import type { WriteNote } from '#core/notebook/use-cases/write-note.ts';
import type { notes } from '../contract/notes.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

/** What the calls about notes need. */
export interface NoteDeps {
  readonly showNotes: ShowNotes;
  readonly writeNote: WriteNote;
  readonly removeNote: RemoveNote;
}

const presentNote = ({ id, subject, text, writtenAt, changedAt }: Note) => ({
  id,
  ...subject,
  text,
  writtenAt: toIso(writtenAt),
  changedAt: toIso(changedAt),
});

function presentLater({ line, track, raceNumber, cardSlug, figure, sources: [source] }: FormLine) {
  return {
    day: line.day,
    track,
    card: cardSlug !== null && raceNumber !== null ? { slug: cardSlug, raceNumber } : null,
    figure: figure && { points: figure.points, scale: figure.scale },
    official: line.official,
    provenance: source === undefined ? null : presentProvenance(source),
  };
}

function wantedOf(
  query: Partial<Record<'race' | 'horse' | 'jockey' | 'trainer', string | undefined>>,
): NotesWanted {
  if (query.race !== undefined) return { of: 'race', raceId: query.race };
  if (query.horse !== undefined) return { of: 'horse', horse: query.horse };
  if (query.jockey !== undefined) return { of: 'jockey', name: query.jockey };
  if (query.trainer !== undefined) return { of: 'trainer', name: query.trainer };
  return { of: 'all' };
}

export const noteRoutes = (deps: NoteDeps): Handlers<typeof notes> => ({
  list: async ({ member, query }) => {
    const shown = await deps.showNotes(member.id, wantedOf(query));
    return {
      notes: shown.map(({ note, programNumbers, since }) => ({
        ...presentNote(note),
        programNumbers: [...programNumbers],
        since: since?.map(presentLater) ?? null,
      })),
    };
  },
  write: async ({ member, params, body }) => {
    const { kind, key, name, text, changedAt, raceId } = body;
    const stated = changedAt === null ? null : parseInstant(changedAt);
    const draft = { id: params.id, subject: { kind, key, name }, text, changedAt: stated, raceId };
    return presentNote(await deps.writeNote(member.id, draft));
  },
  remove: async ({ member, params, query }) => {
    const stated = query.changedAt === undefined ? null : parseInstant(query.changedAt);
    await deps.removeNote(member.id, params.id, stated);
    return { removed: params.id };
  },
});
