import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import { bettingPlaceOf, placeOf, startersForMoney } from '../../results/ran-for-money.ts';
import { ticketOutcomes } from '../../results/ticket-outcome.ts';
import { followedHorse } from '../scoreboard/verdict-record.ts';
import { chancesOf } from '../sealed/sealed-chances.ts';

/** A horse of a race that we got wrong, as sealed and as it ran. */
export interface MissedHorse {
  readonly programNumber: string;
  readonly name: string;
  /** Our chance, 0-1; null where none was sealed. */
  readonly chance: number | null;
  /** Among our chances, 1 = first. */
  readonly rank: number | null;
  /** Final odds to 1. */
  readonly odds: number | null;
  /** The official place, else that across the wire. */
  readonly finish: number | null;
  /** The place across the wire; null where no source says. */
  readonly crossed: number | null;
  readonly isDisqualified: boolean;
  readonly isDeadHeat: boolean;
  /** Lengths behind the first across the wire. */
  readonly behind: number | null;
  /** As the chart prints it. */
  readonly comment: string | null;
}

/** Our horse and the winners of a race that it did not win. */
export interface MissedRace {
  readonly raceNumber: number;
  /** The verdict that made the bet; null when our horse is our pick without a bet. */
  readonly bet: 'BET' | 'WATCH' | null;
  /** The chances are from our sealed line; older entries have only the consensus. */
  readonly isByLine: boolean;
  readonly ours: MissedHorse;
  /** Several after a dead heat. */
  readonly winners: readonly MissedHorse[];
  readonly condition: string | null;
  readonly offTheTurf: boolean;
}

const ticketOf = ({ tickets }: LedgerEntry, programNumber: string): number =>
  tickets.findIndex(({ horses }) => horses.some((horse) => horse.programNumber === programNumber));

const consensusOf = ({ voices }: LedgerEntry) => voices.find(({ voice: picker }) => picker === 'consensus');

function missedHorse(starter: Finisher, entry: LedgerEntry, race: RaceResult): MissedHorse {
  const { programNumber, horseName: name, odds, crossed, behind, comment, deadHeat: isDeadHeat } = starter;
  const chances = chancesOf(entry);
  const chance = chances[ticketOf(entry, programNumber)] ?? null;
  const rank =
    chance === null ? null : chances.filter((other) => other !== null && other > chance).length + 1;
  const isDisqualified = starter.disqualified === true;
  const how = { finish: placeOf(starter, race), crossed, isDisqualified, isDeadHeat, behind, comment };
  return { programNumber, name, chance, rank, odds, ...how };
}

/** The horse that was bet by the verdict, else our pick. */
export const ourHorse = (entry: LedgerEntry, run: FinishedRace): SealedHorse | null =>
  followedHorse(entry, run) ?? consensusOf(entry)?.horse ?? null;

function betBy(entry: LedgerEntry, run: FinishedRace): MissedRace['bet'] {
  if (followedHorse(entry, run) === null) return null;
  return isBet(entry) ? 'BET' : 'WATCH';
}

/**
 * Whether our horse (the bet's, else the pick) or a stablemate of its entry won, a dead heat counts; null where it
 * did not run or the winner is not known.
 */
export function isOurHit(entry: LedgerEntry, run: FinishedRace): boolean | null {
  const horse = ourHorse(entry, run);
  const field = ticketOutcomes(entry, run.race);
  const ticket = horse === null ? -1 : ticketOf(entry, horse.programNumber);
  return field?.ran[ticket] === true ? (field.won[ticket] ?? 0) > 0 : null;
}

/** Our horse; of a coupled entry whose other part was scratched, the stablemate that ran. */
function ranForUs(entry: LedgerEntry, run: FinishedRace, ran: readonly Finisher[]): Finisher | undefined {
  const number = ourHorse(entry, run)?.programNumber ?? '';
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
  const ours = ranForUs(entry, run, ran);
  const winners = ran.filter((starter) => bettingPlaceOf(starter, race) === 1);
  if (ours === undefined || winners.length === 0) return null;
  return {
    raceNumber: race.raceNumber,
    bet: betBy(entry, run),
    isByLine: Boolean(entry.line),
    ours: missedHorse(ours, entry, race),
    winners: winners.map((winner) => missedHorse(winner, entry, race)),
    condition: race.condition,
    offTheTurf: race.offTheTurf,
  };
}
