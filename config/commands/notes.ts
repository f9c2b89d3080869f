import type { NotesWanted } from '#core/notebook/use-cases/show-notes.ts';
import type { NoteDraft } from '#core/notebook/use-cases/write-note.ts';
import { commands, reads, writes } from './command.ts';
import { memberOfEmail } from './member-of-email.ts';
import type { Tools } from './tools.ts';

/** A note as a command line gives it: without an id it gets a new one. */
export type TypedNote = Omit<NoteDraft, 'id' | 'changedAt'> & { readonly id: string | null };

/** What `racing-cli notes` does, for the member of an email. */
export const noteCommands = ({ get }: Tools) =>
  commands({
    showNotes: reads(async (email: string, wanted: NotesWanted) =>
      get('showNotes')(await memberOfEmail(get, email), wanted),
    ),
    writeNote: writes(get, 'notes write', async (email: string, note: TypedNote) =>
      get('writeNote')(await memberOfEmail(get, email), {
        ...note,
        id: note.id ?? get('newId')(),
        changedAt: null,
      }),
    ),
    removeNote: writes(get, 'notes remove', async (email: string, id: string) =>
      get('removeNote')(await memberOfEmail(get, email), id, null),
    ),
  });
