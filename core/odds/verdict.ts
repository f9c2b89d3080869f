import type { Price, QuotedPrice } from '../card/price.ts';
import { expectedPrice, type PriceDrift } from './expected-price.ts';
import { quotedAtLeast } from './price-ladder.ts';
import { priceToTake, TOLERANCE } from './value.ts';

/**
 * BET: the live price is the price to take or longer. WATCH: not now, but a price that long can still be expected. PASS: it
 * cannot. There is no verdict without a price.
 */
export type VerdictKind = 'BET' | 'WATCH' | 'PASS';

/** The rules for prices, set by hand except where noted. */
export interface PriceRules {
  /** How far a price must exceed the fair one: 0.5 is half again as much. */
  readonly margin: number;
  /** The smallest chance at which we bet a horse at all, 0-1. */
  readonly leastChance: number;
  readonly drift: PriceDrift;
}

/** The prices that follow from a chance. */
export interface AskedPrice {
  /** The price at which a bet breaks even if the chance is right; null beyond 99-1. */
  readonly fairPrice: QuotedPrice | null;
  /** The shortest price worth taking, margin included; null for a horse we would not bet at any price. */
  readonly priceToTake: QuotedPrice | null;
}

const quoted = (chance: number, margin: number): QuotedPrice | null => {
  const odds = priceToTake(chance, margin);
  return odds === null ? null : quotedAtLeast(odds);
};

/** Fair price and price to take for each chance in a field. Board prices play no part. */
export function askedPrices(
  chances: readonly number[],
  { margin, leastChance }: Pick<PriceRules, 'margin' | 'leastChance'>,
): readonly AskedPrice[] {
  return chances.map((chance) => ({
    fairPrice: quoted(chance, 0),
    priceToTake: chance >= leastChance - TOLERANCE ? quoted(chance, margin) : null,
  }));
}

/** A horse with its price and the prices we ask. */
export interface PricedHorse extends AskedPrice {
  /** On the board, else the morning line; null without either. */
  readonly price: Price | null;
}

/** The verdict on one horse at its price. Only a live price can be bet at: a line or an old board never makes a BET. */
export function verdictAt(
  { price, priceToTake: least }: Pick<PricedHorse, 'price' | 'priceToTake'>,
  drift: PriceDrift,
): VerdictKind | null {
  if (price === null) return null;
  if (least === null) return 'PASS';
  const reaches = (odds: number): boolean => odds >= least.toOne - TOLERANCE;
  if (price.kind === 'live' && reaches(price.toOne)) return 'BET';
  return reaches(expectedPrice(price, drift)) ? 'WATCH' : 'PASS';
}

/** How close a price is to the price to take: 1 or more reaches it; 0 when either is missing. */
export const nearness = ({
  price,
  priceToTake: least,
}: Pick<PricedHorse, 'price' | 'priceToTake'>): number =>
  price === null || least === null ? 0 : (price.toOne + 1) / (least.toOne + 1);

/** A race's verdict, and the index of its horse in the field; null when no horse is worth a bet at any price. */
export interface FieldVerdict {
  readonly kind: VerdictKind | null;
  readonly at: number | null;
}

const ORDER: readonly VerdictKind[] = ['BET', 'WATCH', 'PASS'];

/** The best verdict in a field, on the horse closest to its price to take or furthest above it. */
export function fieldVerdict(horses: readonly PricedHorse[], drift: PriceDrift): FieldVerdict {
  const verdicts = horses.map((horse) => verdictAt(horse, drift));
  const kind = ORDER.find((verdict) => verdicts.includes(verdict)) ?? null;
  const best = horses
    .map((horse, index) => ({ index, near: nearness(horse), isOfKind: verdicts[index] === kind }))
    .filter(({ near, isOfKind }) => isOfKind && near > 0)
    .sort((a, b) => b.near - a.near || a.index - b.index)[0];
  return { kind, at: best?.index ?? null };
}
