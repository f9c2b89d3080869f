import { ask } from '#api/api.ts';
import type { NoteSubject } from './my-note.ts';

/** Fresh for as long as what is asked ahead may wait to be drawn. */
export const notesOf = ({ kind, key }: Pick<NoteSubject, 'kind' | 'key'>, raceId?: string) => ({
  ...ask('GET /api/notes', { query: raceId === undefined ? { [kind]: key } : { race: raceId } }),
  staleTime: 10_000,
});
