import { plainText } from '../accounts/plain-text.ts';
import { trackAndDay } from '../card/days-card.ts';
import { isProgramNumber } from '../card/program-number.ts';
import type { Instant } from '../kernel/instant.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { countCombinations } from '../tickets/counting.ts';
import { refuseBadBet } from '../tickets/multi-race-bet.ts';
import { ALL, refuseBadTicket, type TicketSet } from '../tickets/ticket.ts';
import { type AnyWager, isMultiRace } from '../tickets/wager.ts';
import { centsText } from './cents.ts';
import { isItemId } from './item-id.ts';

/** Whether money was on it. */
export type Money = 'paper' | 'real';

/** A ticket as a member wrote it down. Nothing of it leaves the account. */
export interface BookEntry {
  /** Made by whoever sends it, so that sending twice stores once. */
  readonly id: string;
  readonly trackSlug: string;
  readonly day: RaceDay;
  /** Its race, or the first of several. */
  readonly race: number;
  readonly wager: AnyWager;
  /** On each combination. */
  readonly baseCents: number;
  /** One for each place or leg. */
  readonly sets: readonly TicketSet[];
  /** What it cost when it was written: coupled horses and scratches are for the settlement. */
  readonly costCents: number;
  readonly money: Money;
  /** Where the idea came from, in the member's words; empty where none was named. */
  readonly idea: string;
  readonly note: string;
  readonly writtenAt: Instant;
}

/** A ticket as it is sent: the track by slug, number or code. */
export interface EntryDraft {
  readonly id: string;
  readonly track: string;
  readonly day: string;
  readonly race: number;
  readonly wager: AnyWager;
  readonly baseCents: number;
  readonly sets: readonly TicketSet[];
  /** Needed only with `all` in a set: how many horses that is, the ticket does not say. */
  readonly costCents: number | null;
  readonly money: Money;
  readonly idea: string;
  readonly note: string;
}

/** A member's tickets. */
export const MOST_ENTRIES = 5_000;
export const LONGEST_IDEA = 60;
export const LONGEST_NOTE = 500;
/** Races of a day, as numbered on a program. */
const MOST_RACES = 30;
/** A million dollars. */
const HIGHEST_COST = 100_000_000;

const invalid = (what: string, sentence: string): Refusal =>
  new Refusal('invalid', `notebook.${what}`, sentence);

const isCents = (cents: number): boolean => Number.isSafeInteger(cents) && cents > 0 && cents <= HIGHEST_COST;

function cleanSet(set: TicketSet): TicketSet {
  if (set === ALL) return ALL;
  const numbers = [...new Set(set.map((number) => number.trim().toUpperCase()))];
  const wrong = numbers.find((number) => !isProgramNumber(number));
  if (wrong === undefined) return numbers;
  throw invalid('bad-number', `"${wrong}" is not a program number: write 5 or 1A.`);
}

/** Null where a set is `all`: the ticket does not say how many horses that is. */
function combinationsOf(wager: AnyWager, sets: readonly TicketSet[]): number | null {
  const named = sets.flatMap((set) => (set === ALL ? [] : [set]));
  if (named.length < sets.length) return null;
  return isMultiRace(wager)
    ? named.reduce((count, set) => count * set.length, 1)
    : countCombinations(wager, named);
}

function costOf({ wager, baseCents, costCents }: EntryDraft, sets: readonly TicketSet[]): number {
  const combinations = combinationsOf(wager, sets);
  if (combinations === 0)
    throw invalid('no-combination', `This ${wager} has no combination of different horses.`);
  if (combinations === null) {
    if (costCents !== null && isCents(costCents)) return costCents;
    throw invalid('no-cost', 'With "all" in a ticket, write what it cost.');
  }
  const counted = combinations * baseCents;
  if (!isCents(counted)) throw invalid('bad-cost', 'A ticket costs at most $1,000,000.');
  if (costCents === null || costCents === counted) return counted;
  throw invalid(
    'other-cost',
    `${combinations} times ${centsText(baseCents)} is ${centsText(counted)}, not ${centsText(costCents)}.`,
  );
}

function wordsIn(text: string, what: 'idea' | 'note', most: number): string {
  const words = plainText(text) ?? '';
  if (words.length <= most) return words;
  throw invalid(
    `long-${what}`,
    `The ${what} of a ticket has at most ${most} characters, this one has ${words.length}.`,
  );
}

/**
 * A ticket as it is kept. Refuses an unknown track or day, a bet that is none (as `refuseBadTicket` and `refuseBadBet`),
 * and ('invalid') an id, race, stake, program number or cost that cannot be (`notebook.bad-…`, `notebook.other-cost`), and an idea or note that is too long (`notebook.long-…`).
 */
export function entryOf(draft: EntryDraft, writtenAt: Instant): BookEntry {
  const { id, race, wager, baseCents, money } = draft;
  if (!isItemId(id)) {
    throw invalid('bad-id', 'The id of a ticket has 8 to 64 letters, digits, hyphens or underscores.');
  }
  const { track, day } = trackAndDay(draft.track, draft.day);
  if (!Number.isInteger(race) || race < 1 || race > MOST_RACES) {
    throw invalid('bad-race', `A race has a number from 1 to ${MOST_RACES}.`);
  }
  if (!isCents(baseCents)) throw invalid('bad-stake', 'A stake is an amount of whole cents above zero.');
  const sets = draft.sets.map(cleanSet);
  if (isMultiRace(wager)) refuseBadBet(wager, baseCents / 100, sets);
  else refuseBadTicket({ wager, base: baseCents / 100, sets });
  return {
    id,
    trackSlug: track.slug,
    day,
    race,
    wager,
    baseCents,
    sets,
    costCents: costOf(draft, sets),
    money,
    idea: wordsIn(draft.idea, 'idea', LONGEST_IDEA),
    note: wordsIn(draft.note, 'note', LONGEST_NOTE),
    writtenAt,
  };
}

const wordsOf = ({ writtenAt: _, ...words }: BookEntry): string =>
  JSON.stringify(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Whether two say the same; when they were written does not count. */
export const isSameTicket = (left: BookEntry, right: BookEntry): boolean => wordsOf(left) === wordsOf(right);
