import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { TicketDeps } from '#cli/ticket.ts';
import { handicapper, payoffs } from '#config/models.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { BookEntry } from '#core/notebook/book-entry.ts';
import { makeWriteInBook } from '#core/notebook/use-cases/write-in-book.ts';
import { makeFollowTicket } from '#core/results/use-cases/follow-ticket.ts';
import type { LineOnRace } from '#core/tickets/line-for-tickets.ts';
import { makeBuildTickets, makeGroupTickets } from '#core/tickets/use-cases/build-tickets.ts';
import { makePriceTicket } from '#core/tickets/use-cases/price-ticket.ts';
import { makeReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { makeShowWagers } from '#core/tickets/use-cases/show-wagers.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

export const DAY = '2025-08-02';
const MORNING = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const runners = [1, 2, 4, 9].map((toOne, index) => aRunner({ programNumber: String(index + 1), toOne }));

/** Ada's line on race 1, and Bob's on race 2: the longest price is the likeliest winner. */
const lineFor = (email: string | null): LineOnRace | null =>
  email === null
    ? null
    : async ({ number }) =>
        number === (email === 'bob@example.com' ? 2 : 1)
          ? { chances: [0.1, 0.15, 0.25, 0.5], madeAt: MORNING, added: [] }
          : null;

/** Three races with the result of the first, for `racing-cli ticket`, and the book it writes in. */
export async function ticketRoom() {
  const [cards, results] = [makeMemoryCardStore(), makeMemoryResultStore()];
  await cards.keep(aCard({ races: [1, 2, 3].map((number) => aRace({ number, runners })) }), 'hash');
  const starters = ['2', '1', '3'].map((programNumber, index) =>
    aFinisher({ programNumber, official: index + 1 }),
  );
  await results.keep(
    aSheet({ day: DAY as RaceDay, races: [aRaceResult({ raceNumber: 1, starters })] }),
    'hash',
  );
  const readLegs = makeReadLegs({ cards, knownAround: nothingKnown, clock: () => MORNING, handicapper });
  const idOf = ({ day, race }: { day: string; race: number }) => `saratoga-${day}-${race}`;
  const book = makeMemoryBookStore();
  const write = makeWriteInBook({
    book,
    clock: () => instant(1_600_000_000_000),
    withLock: makeWithLock(),
  });
  const deps: TicketDeps = {
    wagersOn: (race) => makeShowWagers({ cards })(idOf(race)),
    priceBet: (race, bet, lineOf) => makePriceTicket({ readLegs, payoffs })(idOf(race), bet, lineFor(lineOf)),
    buildBet: (race, request, lineOf) =>
      makeBuildTickets({ readLegs, payoffs, yieldToEventLoop: async () => undefined })(
        { ...request, raceId: idOf(race) },
        lineFor(lineOf),
      ),
    groupBets: (race, request, lineOf) =>
      makeGroupTickets({ readLegs, payoffs })({ ...request, raceId: idOf(race) }, lineFor(lineOf)),
    followBet: (race, bet, willPays, lineOf) =>
      makeFollowTicket({ cards, results, readLegs })(idOf(race), bet, { willPays, lineOn: lineFor(lineOf) }),
    async writeTickets(email, tickets) {
      const written: BookEntry[] = [];
      for (const ticket of tickets)
        written.push(await write(email as MemberId, { ...ticket, id: `ticket-${written.length + 1}` }));
      return written;
    },
    close: async () => undefined,
  };
  return { deps, book };
}
