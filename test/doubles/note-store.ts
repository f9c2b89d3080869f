import type { MemberId } from '#core/accounts/member.ts';
import type { Note, RemovedNote } from '#core/notebook/note.ts';
import type { NoteStore } from '#core/notebook/ports.ts';

/** Members' notes in memory. */
export function makeMemoryNoteStore(): NoteStore {
  const byMember = new Map<MemberId, Map<string, Note | RemovedNote>>();
  const stored = (memberId: MemberId) => byMember.get(memberId) ?? new Map<string, Note | RemovedNote>();
  const notesOf = (memberId: MemberId): readonly Note[] =>
    [...stored(memberId).values()]
      .filter((note) => note.text !== null)
      .toSorted((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1));
  return {
    notesOf: async (memberId) => notesOf(memberId),
    noteWith: async (memberId, id) => stored(memberId).get(id) ?? null,
    countOf: async (memberId) => notesOf(memberId).length,
    async keep(memberId, note) {
      byMember.set(memberId, new Map([...stored(memberId), [note.id, note]]));
    },
    async forget(memberId) {
      byMember.delete(memberId);
    },
  };
}
