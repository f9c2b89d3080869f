import type { TicketWords } from '#frame/book/book.ts';
import type { Race } from '#kit/kit.ts';

/** A ticket as it is put together on a race or from it on. */
export type PlayedTicket = {
  readonly wager: TicketWords['wager'];
  /** Dollars on each combination. */
  readonly base: number;
  /** One for each place or leg: program numbers, or every horse. */
  readonly sets: readonly (readonly string[] | 'all')[];
  /** Dollars. */
  readonly cost: number;
  /** What to say at the window. */
  readonly spoken: string;
  /** Where it comes from, as the book keeps it: by the member's own line, with its races and times; left out for our chances. */
  readonly source?: { readonly idea: string; readonly note: string };
};

/** A ticket noted for the day; nothing is placed with it. */
export type MyTicket = PlayedTicket & {
  /** Of its first race. */
  readonly raceId: string;
  readonly day: string;
};

/** The tickets of this browser, with the most a member wants to spend in a day; null without a limit. */
export type MyTickets = { readonly tickets: readonly MyTicket[]; readonly limit: number | null };

export const noTickets: MyTickets = { tickets: [], limit: null };

const mostTickets = 200;

const isSame = (a: MyTicket, b: MyTicket): boolean => a.raceId === b.raceId && a.spoken === b.spoken;

/** With more tickets noted, each once and as it was noted last; the oldest are forgotten first. */
export const withTickets = (mine: MyTickets, added: readonly MyTicket[]): MyTickets => ({
  ...mine,
  tickets: [
    ...mine.tickets.map((noted) => added.find((ticket) => isSame(noted, ticket)) ?? noted),
    ...added.filter((ticket) => !mine.tickets.some((noted) => isSame(noted, ticket))),
  ].slice(-mostTickets),
});

/** Whether these are all noted. */
export const areNoted = (mine: MyTickets, tickets: readonly MyTicket[]): boolean =>
  tickets.every((ticket) => mine.tickets.some((noted) => isSame(noted, ticket)));

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

/** Tickets of a race as they are noted for its day. */
export const notedOn = (
  { id, day }: Pick<Race, 'id' | 'day'>,
  tickets: readonly PlayedTicket[],
): readonly MyTicket[] =>
  tickets.map(({ wager, base, sets, cost, spoken, source }) => ({
    raceId: id,
    day,
    wager,
    base,
    sets,
    cost,
    spoken,
    ...(source && { source }),
  }));

/** The sets of a ticket as a call takes them. */
export const sentSets = ({ sets }: Pick<PlayedTicket, 'sets'>): TicketWords['sets'] =>
  sets.map((set) => (set === 'all' ? set : [...set]));

/** A ticket as it is sent to the member's book, on paper unless the member says otherwise; with `all` it says its cost. */
export const wordsOf = (
  { trackSlug, day, raceNumber }: Pick<Race, 'trackSlug' | 'day' | 'raceNumber'>,
  ticket: PlayedTicket,
): TicketWords => ({
  track: trackSlug,
  day,
  race: raceNumber,
  wager: ticket.wager,
  baseCents: cents(ticket.base),
  sets: sentSets(ticket),
  ...(ticket.sets.includes('all') && { costCents: cents(ticket.cost) }),
  money: 'paper',
  ...(ticket.source ?? { idea: 'Ticket desk' }),
});
