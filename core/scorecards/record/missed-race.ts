import type { LedgerEntry, SealedPicker } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { Finisher } from '../../results/race-result.ts';
import { bettingPlaceOf, startersForMoney } from '../../results/ran-for-money.ts';

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

/**
 * What the entry and the chart say of a race that our horse (the bet's, else the first choice) ran in and did not win; null
 * where it won, did not run, or the winner is not known.
 */
export function missedRace(entry: LedgerEntry, { race }: FinishedRace): MissedRace | null {
  const consensus = entry.voices.find(({ voice: picker }) => picker === 'consensus');
  const horse = (isBet(entry) ? entry.verdict.horse : null) ?? consensus?.horse ?? null;
  const ran = startersForMoney(race);
  const ours = ran.find(({ programNumber }) => programNumber === horse?.programNumber);
  const winner = ran.find((starter) => bettingPlaceOf(starter, race) === 1);
  if (ours === undefined || winner === undefined || bettingPlaceOf(ours, race) === 1) return null;
  const chances = consensus?.chances ?? null;
  return {
    raceNumber: race.raceNumber,
    isBet: isBet(entry),
    ours: missedHorse(ours, entry, chances),
    winner: missedHorse(winner, entry, chances),
    condition: race.condition,
    offTheTurf: race.offTheTurf,
  };
}
