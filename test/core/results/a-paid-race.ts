import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';
import { settlementOf } from '#core/results/settlement.ts';
import { straight, type Ticket } from '#core/tickets/ticket.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';

export const paying = (wager: string, base: number, winningNumbers: string, payoff: number | null): Payout =>
  aPayout({ wager, base, winningNumbers, payoff });

/** What a race of 1-2-3-4-5 pays. */
export const USUAL: readonly Payout[] = [
  paying('Win', 2, '1', 8.7),
  paying('Place', 2, '1', 4.5),
  paying('Place', 2, '2', 5.2),
  paying('Show', 2, '1', 3.1),
  paying('Show', 2, '2', 3.4),
  paying('Show', 2, '3', 2.9),
  paying('Quinella', 1, '1-2', 9.85),
  paying('Exacta', 1, '1-2', 18.75),
  paying('Trifecta', 0.5, '1-2-3', 40.12),
  paying('Superfecta', 0.1, '1-2-3-4', 28.93),
  paying('Pick 3', 0.5, '4-2-1', 77),
];

/** Its starters. */
export const FIVE = ['1', '2', '3', '4', '5'];
/** Starters of a race, one for each change. */
export const starters = (...changes: readonly Partial<Finisher>[]): readonly Finisher[] =>
  changes.map((change) => aFinisher(change));

const raceOf = (change: Partial<RaceResult> = {}): RaceResult =>
  aRaceResult({
    starters: FIVE.map((programNumber) => aFinisher({ programNumber })),
    payouts: USUAL,
    ...change,
  });

/** Settles a ticket on the race of 1-2-3-4-5, changed so. */
export const settle = (ticket: Ticket, change: Partial<RaceResult> = {}) =>
  settlementOf(ticket, raceOf(change));
export const win = (number: string, stake = 2) => straight('win', stake, [number]);
