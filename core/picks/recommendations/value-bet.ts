import type { Runner } from '../../card/runner.ts';
import type { EvidenceInterest, PriceKind } from '../../handicapping/evidence.ts';
import { type QuotedPrice, quotedAtLeast } from '../../odds/price-ladder.ts';
import { expectedValue, isWorthTaking, priceToTake } from '../../odds/value.ts';

/** A win bet whose price beats a view of the chances by the margin. */
export interface ValueBet {
  readonly horse: string;
  readonly programNumber: string;
  readonly betType: 'Win';
  readonly postPosition: number | null;
  /** The price it is value at, as known now. */
  readonly odds: string;
  /** A live price, or what the morning line expects it to be. */
  readonly oddsKind: PriceKind;
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
  if (interest.odds === null) return null;
  const least = priceToTake(chance, margin);
  return {
    horse: runner.horseName,
    programNumber: runner.programNumber,
    betType: 'Win',
    postPosition: runner.postPosition,
    odds: interest.odds.text,
    oddsKind: interest.odds.kind,
    confidence,
    reasoning,
    chance,
    priceToTake: least === null ? null : quotedAtLeast(least),
    expectedValue: expectedValue(chance, interest.odds.toOne),
  };
}

function valueBet(candidate: ValueCandidate, margin: number): readonly ValueBet[] {
  const least = priceToTake(candidate.chance, margin);
  const { odds } = candidate.interest;
  if (odds === null || least === null || !isWorthTaking(odds.toOne, least)) return [];
  return [valueBetAt(candidate, margin) ?? []].flat();
}

/** The bets a view calls value, best expectation first. A horse without a price is never one. */
export function valueBets(candidates: readonly ValueCandidate[], margin: number): readonly ValueBet[] {
  if (candidates.length < LEAST_INTERESTS) return [];
  return candidates
    .flatMap((candidate) => valueBet(candidate, margin))
    .sort((a, b) => b.expectedValue - a.expectedValue);
}
