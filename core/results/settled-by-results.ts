import type { Bet } from '../tickets/priced-bet.ts';
import { settleMultiRace } from '../tickets/settlement/settle-multi-race.ts';
import { settleRaceTicket } from '../tickets/settlement/settle-race-ticket.ts';
import { type Settlement, unknownOutcome } from '../tickets/settlement/settlement.ts';
import { isMultiRace } from '../tickets/wager.ts';
import { type BetFromRace, type ResultsOfDay, whyNeverThere } from './results-of-day.ts';

type StakedBet = BetFromRace & Pick<Bet, 'base'>;

function settlementOf({ wager, race, base, sets }: StakedBet, { outcomes }: ResultsOfDay): Settlement | null {
  if (isMultiRace(wager)) return settleMultiRace({ wager, base, firstRace: race, legs: sets }, outcomes);
  const outcome = outcomes.find(({ raceNumber }) => raceNumber === race);
  return outcome === undefined ? null : settleRaceTicket({ wager, base, sets }, outcome);
}

/**
 * What a ticket returns by the results of its track and day; null before its last race is over. Unknown, with the reason,
 * where it names a horse or a race that was never there: with no combination where no result says how many there were.
 */
export function settledByResults(bet: StakedBet, day: ResultsOfDay): Settlement | null {
  const settlement = settlementOf(bet, day);
  const neverThere = whyNeverThere(bet, day);
  if (neverThere === null || (settlement === null && !day.isComplete)) return settlement;
  return unknownOutcome({ combinations: settlement?.combinations ?? 0, base: bet.base }, neverThere);
}
