import { interestOfNumbers } from '../card/betting-interest.ts';
import type { Race } from '../card/race.ts';
import type { Bet } from '../tickets/priced-bet.ts';
import type { RaceOutcome } from '../tickets/settlement/race-outcome.ts';
import { settleMultiRace } from '../tickets/settlement/settle-multi-race.ts';
import { settleRaceTicket } from '../tickets/settlement/settle-race-ticket.ts';
import { type InterestsOfCard, standingOf } from '../tickets/settlement/standing.ts';
import { isMultiRace } from '../tickets/wager.ts';
import type { TicketStanding } from './followed-ticket.ts';

/** The betting interest of each number, by race. */
export const interestsOfRaces = (races: readonly Pick<Race, 'number' | 'runners'>[]): InterestsOfCard =>
  new Map(races.map(({ number, runners }) => [number, interestOfNumbers(runners)]));

/** A bet from a race on after the results of the day so far: leg by leg over several races, and what it returns. */
export function ticketStanding(
  { wager, base, sets }: Bet,
  firstRace: number,
  card: InterestsOfCard,
  day: readonly RaceOutcome[],
): TicketStanding {
  if (isMultiRace(wager)) {
    const bet = { wager, base, firstRace, legs: sets };
    return { standing: standingOf(bet, day, card), settlement: settleMultiRace(bet, day) };
  }
  const outcome = day.find(({ raceNumber }) => raceNumber === firstRace);
  return {
    standing: null,
    settlement: outcome === undefined ? null : settleRaceTicket({ wager, base, sets }, outcome),
  };
}
