import { Refusal } from '../kernel/refusal.ts';
import { refuseBadStake, type TicketSet } from './ticket.ts';
import { LEGS, type MultiRaceWager } from './wager.ts';

/** A bet on the winners of races in a row. */
export interface MultiRaceBet {
  readonly wager: MultiRaceWager;
  /** Dollars on each combination. */
  readonly base: number;
  /** The number of its first race. */
  readonly firstRace: number;
  /** For each leg the horses that may win it, by program number or betting interest. */
  readonly legs: readonly TicketSet[];
}

/** The numbers of its races: a pick 3 from race 5 is on races 5, 6 and 7. */
export const racesOf = ({ wager, firstRace }: Pick<MultiRaceBet, 'wager' | 'firstRace'>): readonly number[] =>
  Array.from({ length: LEGS[wager] }, (_, leg) => firstRace + leg);

/**
 * Refuses a stake that is none (`handicapping.ticket-stake`), legs that are not as many as the wager has
 * (`handicapping.ticket-places`) and a leg without a horse (`handicapping.ticket-empty`).
 */
export function refuseBadBet(wager: MultiRaceWager, base: number, legs: readonly TicketSet[]): void {
  refuseBadStake(base);
  if (legs.length !== LEGS[wager]) {
    const sentence = `A ${wager} covers ${LEGS[wager]} races, not ${legs.length}.`;
    throw new Refusal('invalid', 'handicapping.ticket-places', sentence);
  }
  const empty = legs.findIndex((set) => set.length === 0);
  if (empty < 0) return;
  const sentence = `Leg ${empty + 1} of the ${wager} names no horse.`;
  throw new Refusal('invalid', 'handicapping.ticket-empty', sentence);
}
