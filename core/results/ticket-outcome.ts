import { horseNameKey } from '../card/same-name.ts';
import type { SealedTicket } from '../picks/ledger/entry.ts';
import { isWinnerInDoubt } from './doubt.ts';
import type { Finisher, RaceResult } from './race-result.ts';
import { bettingPlaceOf, startersForMoney } from './ran-for-money.ts';

/** The tickets of an entry after their race; by ticket, in the order of the entry. */
export interface TicketOutcome {
  readonly ran: readonly boolean[];
  /**
   * 1 for the winner among those with money bet on them, equal shares in a dead heat, else 0; together one, or nothing
   * where the winner is no ticket.
   */
  readonly won: readonly number[];
  /** Every horse that ran is known and among the tickets, so that chances can be held against it. */
  readonly isComplete: boolean;
}

/** What is held against a result: win tickets with their horses. */
export interface Ticketed {
  readonly tickets: readonly Pick<SealedTicket, 'horses'>[];
}

const ticketOf = (tickets: Ticketed['tickets'], { programNumber }: Finisher): number =>
  tickets.findIndex(({ horses }) => horses.some((horse) => horse.programNumber === programNumber));

/** Another horse ran with the number of a sealed one: the pick was made from another card. */
export function isOfAnotherCard(
  { tickets }: Ticketed,
  { starters }: { readonly starters: readonly Pick<Finisher, 'programNumber' | 'horseName'>[] },
): boolean {
  const names = new Map(
    tickets.flatMap(({ horses }) => horses.map((horse) => [horse.programNumber, horse.name])),
  );
  return starters.some(({ programNumber, horseName }) => {
    const sealed = names.get(programNumber);
    return sealed !== undefined && horseNameKey(sealed) !== horseNameKey(horseName);
  });
}

/** Null for a race that was cancelled, that nobody won, or whose winner is in doubt. */
export function ticketOutcomes({ tickets }: Ticketed, race: RaceResult): TicketOutcome | null {
  const starters = startersForMoney(race);
  const winners = new Set(
    starters.filter((horse) => bettingPlaceOf(horse, race) === 1).map((horse) => ticketOf(tickets, horse)),
  );
  if (race.cancelled !== null || winners.size === 0 || isWinnerInDoubt(race)) return null;
  const ranTickets = new Set(starters.map((horse) => ticketOf(tickets, horse)));
  return {
    ran: tickets.map((_, ticket) => ranTickets.has(ticket)),
    won: tickets.map((_, ticket) => (winners.has(ticket) ? 1 / winners.size : 0)),
    isComplete: !ranTickets.has(-1) && race.isFieldComplete,
  };
}
