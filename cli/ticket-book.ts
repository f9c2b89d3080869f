import { type Command, Option } from 'commander';
import type { RaceOfDay } from '#core/card/days-card.ts';
import { toIso } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import type { BookEntry, EntryDraft } from '#core/notebook/book-entry.ts';
import { centsOf, centsText } from '#core/notebook/cents.ts';
import type { ChancesUsed } from '#core/tickets/line-for-tickets.ts';
import type { Bet } from '#core/tickets/priced-bet.ts';
import { ALL } from '#core/tickets/ticket.ts';

export interface TicketBookDeps {
  /** Writes tickets in the book of the member of that email: all of them or none. */
  writeTickets(email: string, tickets: readonly Omit<EntryDraft, 'id'>[]): Promise<readonly BookEntry[]>;
}

export interface BookOptions {
  /** The email of the member whose book it is. */
  readonly book?: string;
  readonly real?: true;
}

/** Tickets of one race, or from it on, with their price. */
interface BoughtTickets {
  readonly race: RaceOfDay;
  /** `cost` in dollars. */
  readonly tickets: readonly (Bet & { readonly cost: number })[];
  readonly chancesUsed: ChancesUsed;
}

type WrittenTicket = Omit<BookEntry, 'writtenAt'> & { readonly writtenAt: string };

/** What a command answers, and what it wrote in a book if one was named. */
export type Written<Done> = Done | (Done & { readonly written: readonly WrittenTicket[] });

/** A command whose tickets can go into a member's book, as those of the desk. */
export const withBook = (command: Command): Command =>
  command
    .addOption(new Option('--book <email>', "write the tickets in this member's book"))
    .addOption(new Option('--real', 'with --book: money was on them (paper tickets without)'))
    .hook('preAction', () => {
      const { book, real, lineOf } = command.opts<BookOptions & { readonly lineOf?: string }>();
      if (book !== undefined && lineOf !== undefined && book.toLowerCase() !== lineOf.toLowerCase())
        command.error('error: --book takes a ticket by the line of the same member only');
      if (real === true && book === undefined) command.error('error: --real needs --book');
    });

/** The answer, once its tickets are in the book that was asked for. */
export async function writtenIn<Done extends object>(
  app: TicketBookDeps,
  { book, real }: BookOptions,
  done: Done,
  { race: { track, day, race }, tickets, chancesUsed }: BoughtTickets,
): Promise<Written<Done>> {
  if (book === undefined) return done;
  const source =
    chancesUsed.mine.length === 0
      ? { idea: 'Ticket desk', note: '' }
      : { idea: 'My line', note: chancesUsed.sentence ?? '' };
  const drafts = tickets.map(({ wager, base, sets, cost }) => ({
    track,
    day,
    race,
    wager,
    baseCents: centsOf(base),
    sets,
    costCents: sets.includes(ALL) ? centsOf(cost) : null,
    money: real === true ? ('real' as const) : ('paper' as const),
    ...source,
  }));
  const entries = await app.writeTickets(book, drafts);
  const written = entries.map(({ writtenAt, ...entry }) => ({ ...entry, writtenAt: toIso(writtenAt) }));
  return { ...done, written };
}

/** The answer as it is said, with what is in the book. */
export function writtenText<Done extends object>(done: Written<Done>, text: (done: Done) => string): string {
  if (!('written' in done)) return text(done);
  const { written } = done;
  const inBook = written.map(({ costCents, money, id }) => `  ${centsText(costCents)} ${money} (${id})`);
  return [text(done), `${counted(written.length, 'ticket')} written in the book:`, ...inBook].join('\n');
}
