import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { between, count, money, numbered, properName, shortRaceDay, unknownFigure } from '#kit/kit.ts';

export type Book = Reply<'GET /api/book'>;
export type BookTicket = Book['tickets'][number];
export type BookRecord = Book['record'];
export type Split = Book['splits'][number];
export type Part = Split['parts'][number];
export type State = BookTicket['state'];

const minute = 60_000;

/** The member's book, added up by a split: settled anew by each reading. */
export const bookQuery = (split: SplitName) =>
  ({
    ...ask('GET /api/book', { query: split === usualSplit ? {} : { split } }),
    staleTime: minute,
    gcTime: 10 * minute,
  }) as const;

/** Cents in dollars; a dash where they are unknown. */
export const dollars = (cents: number | null): string =>
  cents === null ? unknownFigure : money(cents / 100);

/** An amount of the settled tickets in dollars; a dash before one is settled. */
export const settledDollars = ({ won, lost }: Pick<BookRecord, 'won' | 'lost'>, cents: number): string =>
  won + lost > 0 ? dollars(cents) : unknownFigure;

/** What a ticket cost and what came of it: `Real $20.00, returned $12.00, refunded $5.00`. */
export function outcomeText(ticket: BookTicket): string {
  const { state, money: kind, costCents, stakedCents, refundedCents, returnedCents } = ticket;
  const returned = state === 'pending' || state === 'refunded' ? [] : [`returned ${dollars(returnedCents)}`];
  const refund =
    state === 'refunded' || Number(refundedCents) > 0 ? [`refunded ${dollars(refundedCents)}`] : [];
  return [`${moneyText(kind)} ${dollars(stakedCents ?? costCents)}`, ...returned, ...refund].join(', ');
}

/** Settled tickets below which a return says more of luck than of anybody, and is shown small. */
const leastSettled = 30;

export const isFew = ({ won, lost }: Pick<Part, 'won' | 'lost'>): boolean => !(won + lost >= leastSettled);

/** What came back for each dollar: `$0.83`; a dash before a ticket is settled. */
export const perDollar = (share: number | null): string => (share === null ? unknownFigure : money(share));

/** The 95 % range of the return per dollar, or why there is none. */
export function rangeText({ range, won }: Pick<BookRecord, 'range' | 'won'>): string {
  if (won === 0) return 'Needs a winning ticket';
  return range === null ? 'Needs two race days' : `${between(range, money)} (95% range)`;
}

/** Whether tickets on paper and real ones are added together. */
export const isMixed = (tickets: Book['tickets']): boolean =>
  new Set(tickets.map((ticket) => ticket.money)).size > 1;

/** What the return was counted from: `12 settled: 3 won, 9 lost. Not counted: 2 pending, 1 refunded.` */
export function sampleText({ won, lost, pending, refunded, unknown }: BookRecord): string {
  const left = [
    { tickets: pending, word: 'pending' },
    { tickets: refunded, word: 'refunded' },
    { tickets: unknown, word: 'unknown' },
  ].filter(({ tickets }) => tickets !== 0);
  const counted = `${count(won + lost)} settled: ${count(won)} won, ${count(lost)} lost.`;
  if (left.length === 0) return counted;
  return `${counted} Not counted: ${left.map(({ tickets, word }) => `${count(tickets)} ${word}`).join(', ')}.`;
}

export const stateNames: Readonly<Record<State, string>> = {
  pending: 'Pending',
  won: 'Won',
  lost: 'Lost',
  refunded: 'Refunded',
  unknown: 'Unknown',
};

/** A state in words; a dash for one nobody knows. */
export const stateText = (state: string): string => stateNames[state as State] ?? unknownFigure;

/** The sets of a ticket as they are written down: `1,2/3/all`. */
export const numbersText = (sets: BookTicket['sets']): string =>
  sets.map((set) => (Array.isArray(set) ? set.join(',') : set)).join('/') || unknownFigure;

/** The race of a ticket, or the first of several: `Saratoga, Aug 2, 2025, race 3`. */
export const raceText = ({ trackName, day, race }: Pick<BookTicket, 'trackName' | 'day' | 'race'>): string =>
  `${trackName || unknownFigure}, ${shortRaceDay(day)}, race ${count(race)}`;

/** The bet of a ticket: `$2.00 exacta 1,2/3`. */
export const betText = ({
  baseCents,
  wager,
  sets,
}: Pick<BookTicket, 'baseCents' | 'wager' | 'sets'>): string =>
  `${dollars(baseCents)} ${wager || unknownFigure} ${numbersText(sets)}`;

export const moneyNames = { paper: 'Paper', real: 'Real' } as const;

/** Paper or real, as a ticket says it; a dash for anything else. */
export const moneyText = (kind: string): string =>
  moneyNames[kind as keyof typeof moneyNames] ?? unknownFigure;

/** By what the book is split, in the order of the choice. */
export const splitNames = {
  wager: 'Wager',
  track: 'Track',
  class: 'Class',
  surface: 'Surface',
  money: 'Paper or real',
  idea: 'Idea',
} as const;

export type SplitName = keyof typeof splitNames;

/** The split that is shown first. */
export const usualSplit = 'wager';

/** Whether a word of the address names a way to split the book. */
export const isSplit = (word: string | null): word is SplitName =>
  word !== null && Object.hasOwn(splitNames, word);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const missingPart: Readonly<Record<string, string>> = { idea: 'No idea named' };

/** The name of a part of a split: `Inner turf`, `Exacta`. */
export function partText(split: string, part: string | null): string {
  if (part === null || part === '') return missingPart[split] ?? 'Not known yet';
  if (split === 'money') return moneyText(part);
  if (split === 'idea') return part;
  return split === 'class' ? properName(part) : capital(part.replaceAll('-', ' '));
}

export const ticketsOnPage = 50;

/** A page of tickets, 1 the newest, and how many pages there are; a page that is none is the nearest. */
export function pageOf<Item>(items: readonly Item[], page: number) {
  const pages = Math.max(1, Math.ceil(items.length / ticketsOnPage));
  const shown = Math.min(pages, Math.max(1, Number.isInteger(page) ? page : 1));
  const first = (shown - 1) * ticketsOnPage;
  return { page: shown, pages, first, items: items.slice(first, first + ticketsOnPage) };
}

/** Where a page is in the list: `1 to 50 of 5,000 tickets`. */
export const placeText = (first: number, shown: number, all: number): string =>
  shown === all
    ? numbered(all, 'ticket')
    : `${count(first + 1)} to ${count(first + shown)} of ${numbered(all, 'ticket')}`;
