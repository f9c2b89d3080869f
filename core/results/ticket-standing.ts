import { interestOfNumbers } from '../card/betting-interest.ts';
import type { Race } from '../card/race.ts';
import type { Bet } from '../tickets/priced-bet.ts';
import { type InterestsOfCard, standingOf } from '../tickets/settlement/standing.ts';
import { isMultiRace } from '../tickets/wager.ts';
import type { TicketStanding } from './followed-ticket.ts';
import type { ResultsOfDay } from './results-of-day.ts';
import { settledByResults } from './settled-by-results.ts';

/** The betting interest of each number, by race. */
export const interestsOfRaces = (races: readonly Pick<Race, 'number' | 'runners'>[]): InterestsOfCard =>
  new Map(races.map(({ number, runners }) => [number, interestOfNumbers(runners)]));

/** A bet from a race on after the results of the day so far: leg by leg over several races, and what it returns. */
export function ticketStanding(
  { wager, base, sets }: Bet,
  firstRace: number,
  card: InterestsOfCard,
  day: ResultsOfDay,
): TicketStanding {
  const settlement = settledByResults({ wager, base, sets, race: firstRace }, day);
  if (!isMultiRace(wager)) return { standing: null, settlement };
  const bet = { wager, base, firstRace, legs: sets };
  return { standing: standingOf(bet, day.outcomes, card), settlement };
}
