import type { PaidLine, RaceOutcome } from '#core/tickets/settlement/race-outcome.ts';

/** A race with starters 1 to 6 that 1 won as the favorite. */
export const aRaceOutcome = (change: Partial<RaceOutcome> = {}): RaceOutcome => ({
  raceNumber: 1,
  cancelled: null,
  ran: ['1', '2', '3', '4', '5', '6'],
  isFieldComplete: true,
  interests: new Map(),
  winners: ['1'],
  favorites: ['1'],
  paid: [],
  doubtOf: () => null,
  ...change,
});

export const aPaidLine = (
  wager: string,
  base: number,
  winningNumbers: string,
  payoff: number | null,
  correct: string | null = null,
): PaidLine => ({ wager, base, winningNumbers, payoff, correct });
