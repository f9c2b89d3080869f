import type { Reply } from '#api/api.ts';

/** A note of the member, with the horse's races since. */
export type MyNote = Reply<'GET /api/notes'>['notes'][number];

/** What a note is about. */
export type NoteSubject = Pick<MyNote, 'kind' | 'key' | 'name'>;
