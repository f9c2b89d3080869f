import { listText } from '../../kernel/text.ts';
import { ticketCost, toCents } from '../combinations.ts';
import type { PaidLine } from './race-outcome.ts';

/** A payoff that a ticket is on: as the result prints it, and what the ticket gets for all its combinations on it. */
export interface PaidCombination {
  readonly numbers: string;
  readonly dollars: number;
}

/** What became of a bet. Dollars; the profit is `returned + refunded - staked`. */
export interface Settlement {
  /** `unknown` where the result does not say what was paid; then nothing is returned and nothing is lost. */
  readonly outcome: 'won' | 'lost' | 'refunded' | 'unknown';
  readonly combinations: number;
  readonly staked: number;
  /** Stakes given back. */
  readonly refunded: number;
  /** Paid for winning combinations, stake included. */
  readonly returned: number;
  readonly paid: readonly PaidCombination[];
  /** Why it was refunded, in part or whole, or is unknown; null otherwise. */
  readonly note: string | null;
}

/** A ticket by what it was charged for. */
export interface Charged {
  readonly combinations: number;
  /** Dollars on each. */
  readonly base: number;
}

const stakedOn = ({ combinations, base }: Charged): number => ticketCost(base, combinations);

export function wholeRefund(charged: Charged, note: string): Settlement {
  const staked = stakedOn(charged);
  const { combinations } = charged;
  return { outcome: 'refunded', combinations, staked, refunded: staked, returned: 0, paid: [], note };
}

export const unknownOutcome = (charged: Charged, note: string): Settlement => ({
  ...wholeRefund(charged, note),
  outcome: 'unknown',
  refunded: 0,
});

/** What the combinations of a ticket on a line are paid; amounts are scaled from the stake of the payoff. */
export const paidOn = (
  { winningNumbers, payoff, base: per }: PaidLine,
  stake: number,
  combinations: number,
): PaidCombination => ({
  numbers: winningNumbers,
  dollars: toCents(combinations * toCents(((payoff ?? 0) * stake) / per)),
});

/** The outcome of a ticket of which some combinations were paid and some refunded; the others lost. */
export function settled(
  charged: Charged,
  paid: readonly PaidCombination[],
  refunded: { readonly combinations: number; readonly note: string | null },
): Settlement {
  if (refunded.combinations === charged.combinations)
    return wholeRefund(charged, refunded.note ?? 'no combination');
  return {
    outcome: paid.length > 0 ? 'won' : 'lost',
    combinations: charged.combinations,
    staked: stakedOn(charged),
    refunded: ticketCost(charged.base, refunded.combinations),
    returned: toCents(paid.reduce((sum, { dollars }) => sum + dollars, 0)),
    paid,
    note: refunded.note,
  };
}

export const cancelledNote = ({ reason }: { readonly reason: string | null }): string =>
  reason === null ? 'the race was canceled' : `the race was canceled: ${reason}`;

/** A horse of a ticket in words: `#9 in race 1`. */
export const horseInRace = (interest: string, raceNumber: number | undefined): string =>
  `#${interest} in race ${raceNumber}`;

/** Why part of a ticket is refunded: the horses of it that did not start, as `horseInRace` names them; null without any. */
export const refundNote = (horses: readonly string[]): string | null =>
  horses.length === 0
    ? null
    : `${listText(horses)} did not start: ${horses.length === 1 ? 'that bet is' : 'those bets are'} refunded`;
