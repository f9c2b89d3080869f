import type { Surface } from '../card/surface.ts';
import type { RaceResult } from '../results/race-result.ts';
import { raceOutcome } from '../results/settlement.ts';
import { settleMultiRace } from '../tickets/settlement/settle-multi-race.ts';
import { settleRaceTicket } from '../tickets/settlement/settle-race-ticket.ts';
import type { Settlement } from '../tickets/settlement/settlement.ts';
import { isMultiRace } from '../tickets/wager.ts';
import type { BookEntry } from './book-entry.ts';
import { centsOf } from './cents.ts';

/** A ticket with what became of it. */
export interface SettledEntry {
  readonly entry: BookEntry;
  /** `pending` before its last race is official; `unknown` where the result does not say what was paid. */
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
}

function settlementOfEntry(entry: BookEntry, day: readonly RaceResult[]): Settlement | null {
  const { wager, race, sets } = entry;
  const base = entry.baseCents / 100;
  if (isMultiRace(wager)) {
    return settleMultiRace({ wager, base, firstRace: race, legs: sets }, day.map(raceOutcome));
  }
  const result = day.find(({ raceNumber }) => raceNumber === race);
  return result === undefined ? null : settleRaceTicket({ wager, base, sets }, raceOutcome(result));
}

/** Settles a ticket by the results of its track and day, by the rules of every bet. */
export function settledEntry(entry: BookEntry, day: readonly RaceResult[]): SettledEntry {
  const settlement = settlementOfEntry(entry, day);
  const result = isMultiRace(entry.wager)
    ? undefined
    : day.find(({ raceNumber }) => raceNumber === entry.race);
  const isKnown = settlement !== null && settlement.outcome !== 'unknown';
  return {
    entry,
    state: settlement?.outcome ?? 'pending',
    stakedCents: isKnown ? centsOf(settlement.staked) : null,
    refundedCents: isKnown ? centsOf(settlement.refunded) : null,
    returnedCents: isKnown ? centsOf(settlement.returned) : null,
    why: settlement?.note ?? null,
    raceType: result?.type ?? null,
    surface: result?.surface ?? null,
  };
}
