import { instant } from '#core/kernel/instant.ts';
import { type BookEntry, type EntryDraft, entryOf } from '#core/notebook/book-entry.ts';

/** A $2 win ticket on the 1 in the first race of Saratoga, 8 August 2020, as it is sent. */
export const aDraft = (change: Partial<EntryDraft> = {}): EntryDraft => ({
  id: 'ticket-1',
  track: 'SAR',
  day: '2020-08-08',
  race: 1,
  wager: 'win',
  baseCents: 200,
  sets: [['1']],
  costCents: null,
  money: 'real',
  idea: 'my own',
  note: '',
  ...change,
});

/** As it is kept. */
export const aBookEntry = (change: Partial<EntryDraft> = {}, writtenAt = 1_000): BookEntry =>
  entryOf(aDraft(change), instant(writtenAt));
