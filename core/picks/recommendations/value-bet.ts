import type { Price, QuotedPrice } from '../../card/price.ts';
import type { Runner } from '../../card/runner.ts';
import type { EvidenceInterest } from '../../handicapping/evidence.ts';
import { quotedAtLeast } from '../../odds/price-ladder.ts';
import { expectedValue, isWorthTaking, priceToTake } from '../../odds/value.ts';

/** A win bet whose price beats a view of the chances by the margin. */
export interface ValueBet {
  readonly horse: string;
  readonly programNumber: string;
  readonly betType: 'Win';
  readonly postPosition: number | null;
  /** The price it is value at, as known now. */
  readonly price: Price;
  /** 0-100: how far the evidence agrees on the horse; null where none was given. */
  readonly confidence: number | null;
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
  readonly confidence: number | null;
  readonly reasoning: string;
}

/** Fewer betting interests make no market. */
const LEAST_INTERESTS = 2;

/** A win bet on a horse at its price, whether it is worth it or not; null without a price. */
export function valueBetAt(candidate: ValueCandidate, margin: number): ValueBet | null {
  const { interest, runner, chance, confidence, reasoning } = candidate;
  if (interest.price === null) return null;
  const least = priceToTake(chance, margin);
  return {
    horse: runner.horseName,
    programNumber: runner.programNumber,
    betType: 'Win',
    postPosition: runner.postPosition,
    price: interest.price,
    confidence,
    reasoning,
    chance,
    priceToTake: least === null ? null : quotedAtLeast(least),
    expectedValue: expectedValue(chance, interest.price.toOne),
  };
}

function valueBet(candidate: ValueCandidate, margin: number): readonly ValueBet[] {
  const least = priceToTake(candidate.chance, margin);
  const { price } = candidate.interest;
  if (price === null || least === null || !isWorthTaking(price.toOne, least)) return [];
  return [valueBetAt(candidate, margin) ?? []].flat();
}

/** The bets a view calls value, best expectation first. A horse without a price is never one. */
export function valueBets(candidates: readonly ValueCandidate[], margin: number): readonly ValueBet[] {
  if (candidates.length < LEAST_INTERESTS) return [];
  return candidates
    .flatMap((candidate) => valueBet(candidate, margin))
    .sort((a, b) => b.expectedValue - a.expectedValue);
}
