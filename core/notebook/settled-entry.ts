import type { Surface } from '../card/surface.ts';
import { zoneOf } from '../card/track.ts';
import type { Instant } from '../kernel/instant.ts';
import { offOn } from '../results/reported-off.ts';
import { type ResultsOfDay, racesOn } from '../results/results-of-day.ts';
import { settledByResults } from '../results/settled-by-results.ts';
import { isMultiRace } from '../tickets/wager.ts';
import type { BookEntry } from './book-entry.ts';
import { centsOf } from './cents.ts';

/** A ticket with what became of it. */
export interface SettledEntry {
  readonly entry: BookEntry;
  /**
   * `pending` before its last race is official; `unknown` where the result does not say what was paid, and where the
   * ticket names a horse or a race that was never there.
   */
  readonly state: 'pending' | 'won' | 'lost' | 'refunded' | 'unknown';
  /** By the starters of the race: what was charged; null before that is known. */
  readonly stakedCents: number | null;
  readonly refundedCents: number | null;
  /** Paid for winning combinations, stake included; null before that is known. */
  readonly returnedCents: number | null;
  /** Why it was refunded, in part or whole, or is unknown. */
  readonly why: string | null;
  /** Of its race, by the result; null for several races and before the result. */
  readonly raceType: string | null;
  readonly surface: Surface | null;
  /** When its last race went off, by the result; null where no result says. */
  readonly offAt: Instant | null;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Settles a ticket by the results of its track and day, by the rules of every bet. */
export function settledEntry(entry: BookEntry, day: ResultsOfDay): SettledEntry {
  const { wager, race, baseCents, sets } = entry;
  const settlement = settledByResults({ wager, race, base: baseCents / 100, sets }, day);
  const isKnown = settlement !== null && settlement.outcome !== 'unknown';
  const why = settlement?.note ?? null;
  const last = day.races.find(({ raceNumber }) => raceNumber === racesOn(entry).at(-1));
  const offMinute = last?.offMinute ?? null;
  const centsIfKnown = (dollars: number | undefined): number | null =>
    isKnown && dollars !== undefined ? centsOf(dollars) : null;
  return {
    entry,
    state: settlement?.outcome ?? 'pending',
    stakedCents: centsIfKnown(settlement?.staked),
    refundedCents: centsIfKnown(settlement?.refunded),
    returnedCents: centsIfKnown(settlement?.returned),
    why: why === null ? null : capital(why),
    raceType: isMultiRace(entry.wager) ? null : (last?.type ?? null),
    surface: isMultiRace(entry.wager) ? null : (last?.surface ?? null),
    offAt: offMinute === null ? null : offOn(entry.day, offMinute, zoneOf(entry.trackSlug)),
  };
}
