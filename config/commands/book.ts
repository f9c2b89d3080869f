import { readBookFile } from '#adapters/files/book-file.ts';
import type { BookEntry, EntryDraft } from '#core/notebook/book-entry.ts';
import { SPLITS } from '#core/notebook/book-record.ts';
import type { Limits } from '#core/notebook/care.ts';
import { commands, reads, writes } from './command.ts';
import { memberOfEmail } from './member-of-email.ts';
import type { Tools } from './tools.ts';

/** A ticket as a command line names it: without an id it gets a new one. */
export type TypedTicket = Omit<EntryDraft, 'id'> & { readonly id: string | null };

/** What `racing-cli book` does, for the member of an email. */
export const bookCommands = ({ get }: Tools) => {
  const idOf = (email: string) => memberOfEmail(get, email);
  return commands({
    showBook: reads(async (email: string) => get('showBook')(await idOf(email), SPLITS)),
    exportBook: reads(async (email: string) => get('exportBook')(await idOf(email))),
    writeInBook: writes(get, 'book add', async (email: string, ticket: TypedTicket) =>
      get('writeInBook')(await idOf(email), { ...ticket, id: ticket.id ?? get('newId')() }),
    ),
    writeTickets: writes(
      get,
      'ticket --book',
      async (email: string, tickets: readonly Omit<EntryDraft, 'id'>[]) => {
        const memberId = await idOf(email);
        const entries: BookEntry[] = [];
        for (const ticket of tickets)
          entries.push(await get('writeInBook')(memberId, { ...ticket, id: get('newId')() }));
        return entries;
      },
    ),
    removeFromBook: writes(get, 'book remove', async (email: string, id: string) =>
      get('removeFromBook')(await idOf(email), id),
    ),
    showCare: reads(async (email: string) => get('showCare')(await idOf(email))),
    setLimits: writes(get, 'book limits', async (email: string, limits: Partial<Limits>) => {
      const memberId = await idOf(email);
      const { dayCents, monthCents } = await get('showCare')(memberId);
      return get('setLimits')(memberId, { dayCents, monthCents, ...limits });
    }),
    pauseBook: writes(get, 'book pause', async (email: string, days: number) =>
      get('pauseBook')(await idOf(email), days),
    ),
    importBook: writes(get, 'book import', async (email: string, path: string) =>
      get('importBook')(await idOf(email), await readBookFile(path)),
    ),
  });
};
