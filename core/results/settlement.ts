import type { RaceOutcome } from '../tickets/settlement/race-outcome.ts';
import { settleRaceTicket } from '../tickets/settlement/settle-race-ticket.ts';
import type { Settlement } from '../tickets/settlement/settlement.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { isWinnerInDoubt, reasonUnsettled } from './doubt.ts';
import type { Finisher, RaceResult } from './race-result.ts';
import { bettingPlaceOf, startersForMoney } from './ran-for-money.ts';

const interestsOf = (horses: readonly Finisher[]): readonly string[] => [
  ...new Set(horses.map(({ bettingInterest }) => bettingInterest)),
];

function favoritesAmong(starters: readonly Finisher[]): readonly Finisher[] {
  const lowest = Math.min(...starters.flatMap(({ odds }) => odds ?? []));
  return starters.filter(({ odds }) => odds === lowest);
}

/** What settlement has to know of a result. */
export function raceOutcome(result: RaceResult): RaceOutcome {
  const { raceNumber, cancelled, isFieldComplete, starters, payouts } = result;
  const forMoney = startersForMoney(result);
  return {
    raceNumber,
    cancelled,
    ran: interestsOf(forMoney),
    isFieldComplete,
    interests: new Map(starters.map((horse) => [horse.programNumber, horse.bettingInterest])),
    winners: isWinnerInDoubt(result)
      ? []
      : interestsOf(forMoney.filter((horse) => bettingPlaceOf(horse, result) === 1)),
    favorites: interestsOf(favoritesAmong(forMoney)),
    paid: payouts,
    doubtOf: (wager) => reasonUnsettled(result, wager),
  };
}

/** What a ticket returns by the payoffs of its race: `settleRaceTicket` on a result. */
export const settlementOf = (ticket: Ticket, result: RaceResult): Settlement =>
  settleRaceTicket(ticket, raceOutcome(result));
