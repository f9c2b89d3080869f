import type { MemberId } from '../../accounts/member.ts';
import type { BookEntry } from '../../notebook/book-entry.ts';
import type { ReadPause } from '../../notebook/care.ts';
import type { BookStore } from '../../notebook/ports.ts';
import { settledEntry } from '../../notebook/settled-entry.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type ResultsOfDay, racesOn, resultsOfDay } from '../../results/results-of-day.ts';
import { interestsOfRaces, ticketStanding } from '../../results/ticket-standing.ts';
import {
  type MemberFacts,
  type Reader,
  type TicketInBook,
  type TicketsWanted,
  VISITOR_FACTS,
} from '../member-facts.ts';
import type { CardInPlay } from '../race-view.ts';

interface MemberFactsDeps {
  readonly book: Pick<BookStore, 'entriesOf'>;
  readonly readPause: ReadPause;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
}

/** Whether a ticket is one of those wanted, on the day of the card. */
const isWanted =
  ({ track, day }: CardInPlay, { race, wager }: TicketsWanted) =>
  (entry: BookEntry): boolean =>
    entry.trackSlug === track.slug &&
    entry.day === day &&
    (race === null || racesOn(entry).includes(race)) &&
    (wager === null || entry.wager === wager);

/** Tickets after the results of their day, settled as the book settles them. */
function asTheyStand(
  entries: readonly BookEntry[],
  { races }: CardInPlay,
  day: ResultsOfDay,
): readonly TicketInBook[] {
  const card = interestsOfRaces(races);
  return entries.map((entry) => {
    const { wager, baseCents, sets, race } = entry;
    const bet = { wager, base: baseCents / 100, sets };
    return {
      entry,
      standing: ticketStanding(bet, race, card, day).standing,
      settled: settledEntry(entry, day),
      isOnCard: racesOn(entry).every((number) => card.has(number)),
    };
  });
}

/** What the chat may know of the member who asks; of a visitor nothing. */
export function makeMemberFacts({ book, readPause, results }: MemberFactsDeps) {
  return function memberFacts(memberId: MemberId | null, reader: Reader): MemberFacts {
    if (memberId === null) return VISITOR_FACTS;
    return {
      pausedUntil: () => readPause(memberId),
      async ticketsOn(card, wanted) {
        if (reader === 'model') return null;
        const entries = (await book.entriesOf(memberId)).filter(isWanted(card, wanted));
        if (entries.length === 0) return { count: 0, tickets: [] };
        const day = resultsOfDay(await results.sheetsBetween(card.track.code, card.day, card.day), card);
        return {
          count: entries.length,
          tickets: asTheyStand(entries.slice(0, wanted.most), card, day),
        };
      },
    };
  };
}

export type ReadMemberFacts = ReturnType<typeof makeMemberFacts>;
