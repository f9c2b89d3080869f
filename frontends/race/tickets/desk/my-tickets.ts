import type { TicketWords } from '#frame/book/book.ts';
import type { Race } from '#kit/kit.ts';

/** A ticket noted for the day; nothing is placed with it. */
export type MyTicket = {
  /** Of its first race. */
  readonly raceId: string;
  readonly day: string;
  readonly wager: string;
  readonly base: number;
  readonly sets: readonly (readonly string[])[];
  readonly cost: number;
  readonly spoken: string;
};

/** The tickets of this browser, with the most a member wants to spend in a day; null without a limit. */
export type MyTickets = { readonly tickets: readonly MyTicket[]; readonly limit: number | null };

export const noTickets: MyTickets = { tickets: [], limit: null };

const mostTickets = 200;

const isSame = (a: MyTicket, b: MyTicket): boolean => a.raceId === b.raceId && a.spoken === b.spoken;

/** With more tickets noted, each once; the oldest are forgotten first. */
export const withTickets = (mine: MyTickets, added: readonly MyTicket[]): MyTickets => ({
  ...mine,
  tickets: [
    ...mine.tickets,
    ...added.filter((ticket) => !mine.tickets.some((noted) => isSame(noted, ticket))),
  ].slice(-mostTickets),
});

export const withoutTicket = (mine: MyTickets, ticket: MyTicket): MyTickets => ({
  ...mine,
  tickets: mine.tickets.filter((noted) => !isSame(noted, ticket)),
});

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Dollars for the tickets of a day. */
export const spentOn = ({ tickets }: MyTickets, day: string): number =>
  tickets.reduce((sum, ticket) => (ticket.day === day ? sum + cents(ticket.cost) : sum), 0) / 100;

/** Dollars by which the tickets of a day go over the limit; 0 within it or without one. */
export const overLimit = (mine: MyTickets, day: string): number =>
  mine.limit === null ? 0 : Math.max(0, (cents(spentOn(mine, day)) - cents(mine.limit)) / 100);

/** A ticket of the desk as it is sent to the member's book, on paper unless the member says otherwise. */
export const wordsOf = (
  { trackSlug, day, raceNumber }: Pick<Race, 'trackSlug' | 'day' | 'raceNumber'>,
  wager: TicketWords['wager'],
  base: number,
  sets: readonly (readonly string[])[],
): TicketWords => ({
  track: trackSlug,
  day,
  race: raceNumber,
  wager,
  baseCents: cents(base),
  sets: sets.map((set) => [...set]),
  money: 'paper',
  idea: 'Ticket desk',
});
