import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Note } from '#core/notebook/note.ts';

/** A note on a horse that is stored, changed at so many milliseconds. */
export const aNote = (changes: Partial<Note> = {}, changedAt = 1_600_000_000_000): Note => ({
  id: 'note-0001',
  subject: { kind: 'horse', key: 'PAPERLANTERN|2021|CANDLEWICK', name: 'Paper Lantern' },
  text: 'Blocked on the turn; will like more ground.',
  writtenAt: instant(changedAt),
  changedAt: instant(changedAt),
  figuresFrom: '2020-09-14' as RaceDay,
  ...changes,
});
