import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { BookEntry } from '../../notebook/book-entry.ts';
import { isPaused } from '../../notebook/care.ts';
import type { BookStore, CareStore } from '../../notebook/ports.ts';
import type { FollowBet } from '../../results/followed-ticket.ts';
import { type MemberFacts, NO_MEMBER, type Reader, type TicketInBook } from '../member-facts.ts';
import type { CardInPlay } from '../race-view.ts';

interface MemberFactsDeps {
  readonly book: Pick<BookStore, 'entriesOf'> & Pick<CareStore, 'careOf'>;
  readonly followTicket: FollowBet;
  readonly clock: MachineClock;
}

/** What the chat may know of the member who asks; of a visitor nothing. */
export function makeMemberFacts({ book, followTicket, clock }: MemberFactsDeps) {
  async function asItStands(entry: BookEntry, { races }: CardInPlay): Promise<TicketInBook> {
    const first = races.find(({ number }) => number === entry.race);
    const { wager, baseCents, sets } = entry;
    const bet = { wager, base: baseCents / 100, sets };
    return { entry, followed: first === undefined ? null : await followTicket(first.id, bet, null) };
  }

  return function memberFacts(memberId: MemberId | null, reader: Reader): MemberFacts {
    if (memberId === null) return NO_MEMBER;
    return {
      async pausedUntil() {
        const care = await book.careOf(memberId);
        return isPaused(care, clock()) ? care.pausedUntil : null;
      },
      async ticketsOn(card) {
        if (reader === 'model') return null;
        const entries = (await book.entriesOf(memberId)).filter(
          ({ trackSlug, day }) => trackSlug === card.track.slug && day === card.day,
        );
        return Promise.all(entries.map((entry) => asItStands(entry, card)));
      },
    };
  };
}

export type ReadMemberFacts = ReturnType<typeof makeMemberFacts>;
