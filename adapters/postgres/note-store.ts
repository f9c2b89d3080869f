import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Note, RemovedNote } from '#core/notebook/note.ts';
import type { NoteStore } from '#core/notebook/ports.ts';
import type { SubjectKind } from '#core/notebook/subject.ts';
import type { Database } from './database.ts';
import { refuseGone } from './refuse-gone.ts';

interface WrittenRow {
  readonly member_id: MemberId;
  readonly id: string;
  readonly changed_at_ms: Instant;
  readonly kind: SubjectKind;
  readonly subject_key: string;
  readonly subject_name: string;
  readonly note: string;
  readonly written_at_ms: Instant;
  readonly figures_from: RaceDay;
}

type RemovedRow = Pick<WrittenRow, 'member_id' | 'id' | 'changed_at_ms'> & { readonly note: null };

const noteFrom = (row: WrittenRow): Note => ({
  id: row.id,
  subject: { kind: row.kind, key: row.subject_key, name: row.subject_name },
  text: row.note,
  writtenAt: row.written_at_ms,
  changedAt: row.changed_at_ms,
  figuresFrom: row.figures_from,
});

const REMOVED = {
  kind: null,
  subject_key: null,
  subject_name: null,
  note: null,
  written_at_ms: null,
  figures_from: null,
} as const;

const factsOf = (note: Note | RemovedNote) =>
  note.text === null
    ? REMOVED
    : {
        kind: note.subject.kind,
        subject_key: note.subject.key,
        subject_name: note.subject.name,
        note: note.text,
        written_at_ms: note.writtenAt,
        figures_from: note.figuresFrom,
      };

/** Members' notes in PostgreSQL, table `notebook.notes`; deleted with the member's account. */
export function makePostgresNoteStore(db: Database): NoteStore {
  const notes = () => db.sql()<WrittenRow | RemovedRow>('notebook.notes');
  return {
    async notesOf(memberId) {
      const rows: readonly (WrittenRow | RemovedRow)[] = await notes()
        .where({ member_id: memberId })
        .whereNotNull('note')
        .orderByRaw('changed_at_ms desc, id collate "C"');
      return rows.flatMap((row) => (row.note === null ? [] : [noteFrom(row)]));
    },
    async noteWith(memberId, id) {
      const [row]: readonly (WrittenRow | RemovedRow)[] = await notes().where({ member_id: memberId, id });
      if (row === undefined) return null;
      return row.note === null ? { id: row.id, text: null, changedAt: row.changed_at_ms } : noteFrom(row);
    },
    async countOf(memberId) {
      const [row] = await db
        .sql()('notebook.notes')
        .where({ member_id: memberId })
        .whereNotNull('note')
        .count({ count: '*' });
      return Number(row?.count ?? 0);
    },
    async keep(memberId, note) {
      await db
        .sql()('notebook.notes')
        .insert({ member_id: memberId, id: note.id, changed_at_ms: note.changedAt, ...factsOf(note) })
        .onConflict(['member_id', 'id'])
        .merge()
        .catch(refuseGone('notes_member'));
    },
    async forget(memberId) {
      await notes().where({ member_id: memberId }).delete();
    },
  };
}
