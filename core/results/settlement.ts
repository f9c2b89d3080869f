import type { RaceOutcome } from '../tickets/settlement/race-outcome.ts';
import { settleRaceTicket } from '../tickets/settlement/settle-race-ticket.ts';
import type { Settlement } from '../tickets/settlement/settlement.ts';
import type { Ticket } from '../tickets/ticket.ts';
import type { ShownRace } from './day-results.ts';
import { isWinnerInDoubt, reasonUnsettled } from './doubt.ts';
import type { Finisher, RaceResult } from './race-result.ts';
import { bettingPlaceOf, startersForMoney } from './ran-for-money.ts';

type Starter = Pick<
  Finisher,
  'programNumber' | 'bettingInterest' | 'noBetting' | 'odds' | 'official' | 'crossed'
>;

const interestsOf = (horses: readonly Pick<Finisher, 'bettingInterest'>[]): readonly string[] => [
  ...new Set(horses.map(({ bettingInterest }) => bettingInterest)),
];

function favoritesAmong<T extends Starter>(starters: readonly T[]): readonly T[] {
  const lowest = Math.min(...starters.flatMap(({ odds }) => odds ?? []));
  return starters.filter(({ odds }) => odds === lowest);
}

/** A race with what is in doubt about it. */
interface RunWithDoubts
  extends Pick<RaceOutcome, 'raceNumber' | 'cancelled' | 'isFieldComplete' | 'doubtOf'> {
  readonly starters: readonly Starter[];
  readonly payouts: RaceOutcome['paid'];
  readonly isWinnerInDoubt: boolean;
}

function outcomeOf(race: RunWithDoubts): RaceOutcome {
  const { raceNumber, cancelled, isFieldComplete, starters, payouts, doubtOf } = race;
  const forMoney = startersForMoney(race);
  return {
    raceNumber,
    cancelled,
    ran: interestsOf(forMoney),
    isFieldComplete,
    interests: new Map(starters.map((horse) => [horse.programNumber, horse.bettingInterest])),
    winners: race.isWinnerInDoubt
      ? []
      : interestsOf(forMoney.filter((horse) => bettingPlaceOf(horse, race) === 1)),
    favorites: interestsOf(favoritesAmong(forMoney)),
    paid: payouts,
    doubtOf,
  };
}

/** What settlement has to know of a result. */
export const raceOutcome = (result: RaceResult): RaceOutcome =>
  outcomeOf({
    ...result,
    isWinnerInDoubt: isWinnerInDoubt(result),
    doubtOf: (wager) => reasonUnsettled(result, wager),
  });

/** Why nothing is settled by a shown result: it does not say which wagers a doubt is about. Null where it can be. */
function doubtShown({ doubts = [], decision }: ShownRace): string | null {
  if (decision?.choice === 'left-out') return `the race is left out: ${decision.why}`;
  const [doubt] = decision?.choice === 'payoffs' ? [] : doubts;
  return doubt === undefined ? null : `in doubt: ${doubt}`;
}

/** What settlement has to know of a result as it is shown. */
export function outcomeShown(race: ShownRace): RaceOutcome {
  const doubt = doubtShown(race);
  return outcomeOf({
    ...race,
    cancelled: race.cancelled ? { reason: race.cancelReason } : null,
    isFieldComplete: !race.missing.includes('field'),
    payouts: race.payouts.map((paid) => ({ ...paid, correct: null })),
    isWinnerInDoubt: doubt !== null,
    doubtOf: () => doubt,
  });
}

/** What a ticket returns by the payoffs of its race: `settleRaceTicket` on a result. */
export const settlementOf = (ticket: Ticket, result: RaceResult): Settlement =>
  settleRaceTicket(ticket, raceOutcome(result));
