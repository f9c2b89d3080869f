import type { LedgerEntry, SealedHorse, SealedPicker } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { Finisher } from '../../results/race-result.ts';
import { bettingPlaceOf, startersForMoney } from '../../results/ran-for-money.ts';
import { ticketOutcomes } from '../../results/ticket-outcome.ts';

/** A horse of a race that we got wrong, as sealed and as it ran. */
export interface MissedHorse {
  readonly programNumber: string;
  readonly name: string;
  /** Our chance, 0-1; null where none was sealed. */
  readonly chance: number | null;
  /** By our chances, 1 = first. */
  readonly rank: number | null;
  /** Final odds to 1. */
  readonly odds: number | null;
  readonly finish: number | null;
  /** Lengths behind the first. */
  readonly behind: number | null;
  /** As the chart prints it. */
  readonly comment: string | null;
}

/** Our horse and the winner of a race that it did not win. */
export interface MissedRace {
  readonly raceNumber: number;
  readonly isBet: boolean;
  readonly ours: MissedHorse;
  readonly winner: MissedHorse;
  readonly condition: string | null;
  readonly offTheTurf: boolean;
}

const ticketOf = ({ tickets }: LedgerEntry, programNumber: string): number =>
  tickets.findIndex(({ horses }) => horses.some((horse) => horse.programNumber === programNumber));

function missedHorse(
  { programNumber, horseName: name, odds, official: finish, behind, comment }: Finisher,
  entry: LedgerEntry,
  chances: SealedPicker['chances'],
): MissedHorse {
  const chance = chances?.[ticketOf(entry, programNumber)] ?? null;
  const rank =
    chance === null || chances === null ? null : chances.filter((other) => other > chance).length + 1;
  return { programNumber, name, chance, rank, odds, finish, behind, comment };
}

const consensusOf = ({ voices }: LedgerEntry) => voices.find(({ voice: picker }) => picker === 'consensus');

/** The horse of the bet, else our first choice. */
export const ourHorse = (entry: LedgerEntry): SealedHorse | null =>
  (isBet(entry) ? entry.verdict.horse : null) ?? consensusOf(entry)?.horse ?? null;

/**
 * Whether our horse (the bet's, else the first choice) or a stablemate of its entry won, a dead heat counts; null where it
 * did not run or the winner is not known.
 */
export function isOurHit(entry: LedgerEntry, { race }: FinishedRace): boolean | null {
  const horse = ourHorse(entry);
  const field = ticketOutcomes(entry, race);
  const ticket = horse === null ? -1 : ticketOf(entry, horse.programNumber);
  return field?.ran[ticket] === true ? (field.won[ticket] ?? 0) > 0 : null;
}

/** Our horse; of a coupled entry whose other part was scratched, the stablemate that ran. */
function ranForUs(entry: LedgerEntry, ran: readonly Finisher[]): Finisher | undefined {
  const number = ourHorse(entry)?.programNumber ?? '';
  const ticket = ticketOf(entry, number);
  return (
    ran.find(({ programNumber }) => programNumber === number) ??
    ran.find(({ programNumber }) => ticket >= 0 && ticketOf(entry, programNumber) === ticket)
  );
}

/** What the entry and the chart say of a race that our horse ran in and did not win; null for any other. */
export function missedRace(entry: LedgerEntry, run: FinishedRace): MissedRace | null {
  if (isOurHit(entry, run) !== false) return null;
  const { race } = run;
  const ran = startersForMoney(race);
  const ours = ranForUs(entry, ran);
  const winner = ran.find((starter) => bettingPlaceOf(starter, race) === 1);
  if (ours === undefined || winner === undefined) return null;
  const chances = consensusOf(entry)?.chances ?? null;
  return {
    raceNumber: race.raceNumber,
    isBet: isBet(entry),
    ours: missedHorse(ours, entry, chances),
    winner: missedHorse(winner, entry, chances),
    condition: race.condition,
    offTheTurf: race.offTheTurf,
  };
}
