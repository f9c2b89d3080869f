import type { Runner } from '../card/runner.ts';
import type { EvidenceInterest } from '../handicapping/evidence.ts';
import { type QuotedPrice, quotedAtLeast } from '../odds/price-ladder.ts';
import { expectedValue, isWorthTaking, priceToTake } from '../odds/value.ts';

/** A win bet whose price beats a view of the chances by the margin. */
export interface ValueBet {
  readonly horse: string;
  readonly programNumber: string;
  readonly betType: 'Win';
  readonly postPosition: number;
  /** The price it is value at, as known now. */
  readonly odds: string;
  /** 0-100: how far the evidence agrees on the horse. */
  readonly confidence: number;
  readonly reasoning: string;
  /** The chance in the view that calls it value, 0-1. */
  readonly chance: number;
  readonly priceToTake: QuotedPrice | null;
  /** Per dollar, if the view is right. */
  readonly expectedValue: number;
}

/** A view of one betting interest. */
export interface ValueCandidate {
  readonly interest: EvidenceInterest;
  readonly runner: Runner;
  readonly chance: number;
  readonly confidence: number;
  readonly reasoning: string;
}

/** Fewer betting interests make no market. */
const LEAST_INTERESTS = 2;

function valueBet(candidate: ValueCandidate, margin: number): readonly ValueBet[] {
  const { interest, runner, chance, confidence, reasoning } = candidate;
  const asked = priceToTake(chance, margin);
  if (interest.odds === null || asked === null || !isWorthTaking(interest.odds.toOne, asked)) return [];
  return [
    {
      horse: runner.horseName,
      programNumber: runner.programNumber,
      betType: 'Win',
      postPosition: runner.postPosition,
      odds: interest.odds.text,
      confidence,
      reasoning,
      chance,
      priceToTake: quotedAtLeast(asked),
      expectedValue: expectedValue(chance, interest.odds.toOne),
    },
  ];
}

/** The bets a view calls value, best expectation first. A horse without a price is never one. */
export function valueBets(candidates: readonly ValueCandidate[], margin: number): readonly ValueBet[] {
  if (candidates.length < LEAST_INTERESTS) return [];
  return candidates
    .flatMap((candidate) => valueBet(candidate, margin))
    .sort((a, b) => b.expectedValue - a.expectedValue);
}
