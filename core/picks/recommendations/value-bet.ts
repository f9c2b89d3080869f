import type { Price, QuotedPrice } from '../../card/price.ts';
import type { LineRow } from '../../handicapping/betting-line.ts';
import { isSameHorse } from '../../handicapping/same-horse.ts';
import type { SealedBet } from '../../handicapping/sealed-bet.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import { nearness, verdictAt } from '../../odds/verdict.ts';
import type { Slot } from '../analysis/slot.ts';

/** A win bet: a horse whose price now is the price to take or longer. */
export interface ValueBet {
  readonly horse: string;
  readonly programNumber: string;
  readonly betType: 'Win';
  readonly postPosition: number | null;
  /** Its current price. */
  readonly price: Price;
  /** 0-100: how far the evidence agrees on the horse; null where none was given. */
  readonly confidence: number | null;
  readonly reasoning: string;
  /** Our chance, 0-1. */
  readonly chance: number;
  readonly fairPrice: QuotedPrice | null;
  readonly priceToTake: QuotedPrice | null;
}

/** The case for one betting interest when the picks were made, regardless of later prices. */
export interface PickCase {
  readonly programNumber: string;
  readonly postPosition: number | null;
  /** 0-100: how far the evidence agrees; null when no analyst gave one. */
  readonly confidence: number | null;
  readonly reasoning: string;
  /** The reasons of each analyst that called it value by its own numbers; else null. */
  readonly likedBy: Readonly<Record<Slot, string | null>>;
}

/** A horse of our line with the case for it and its price. */
export interface PricedCase extends PickCase {
  readonly row: LineRow;
  readonly price: Price | null;
}

/** Which horses are bets. */
export type IsBet = (priced: PricedCase) => boolean;

/** A horse at or above its price to take. */
export const isBetAt =
  (drift: PriceDrift): IsBet =>
  ({ price, row: { priceToTake } }) =>
    price !== null && verdictAt({ price, priceToTake }, drift) === 'BET';

/** The horse of the bet that was sealed, whatever its price came to. */
export const isSealedCase =
  (bet: SealedBet): IsBet =>
  ({ row: { horses } }) =>
    horses.some((horse) => isSameHorse(bet, horse));

function valueBet(priced: PricedCase, isBet: IsBet): readonly ValueBet[] {
  const { row, price, programNumber, postPosition, confidence, reasoning } = priced;
  const { chance, fairPrice, priceToTake } = row;
  if (price === null || !isBet(priced)) return [];
  const named = row.horses.find((horse) => horse.programNumber === programNumber)?.name ?? '';
  const horse = { horse: named, programNumber, postPosition, betType: 'Win' as const };
  return [{ ...horse, price, confidence, reasoning, chance, fairPrice, priceToTake }];
}

/** The horses that are bets, furthest above the price to take first. */
export const valueBets = (cases: readonly PricedCase[], isBet: IsBet): readonly ValueBet[] =>
  cases.flatMap((priced) => valueBet(priced, isBet)).sort((a, b) => nearness(b) - nearness(a));

/** The bets that an analyst also calls value, with its reasons. */
export const betsOf = (slot: Slot, cases: readonly PricedCase[], isBet: IsBet): readonly ValueBet[] =>
  valueBets(
    cases.flatMap((priced) => {
      const reasoning = priced.likedBy[slot];
      return reasoning === null ? [] : [{ ...priced, reasoning }];
    }),
    isBet,
  );
