import type { Price, QuotedPrice } from '../card/price.ts';
import { expectedPrice, type PriceDrift } from './expected-price.ts';
import { quotedAtLeast } from './price-ladder.ts';
import { priceToTake, TOLERANCE } from './value.ts';

/**
 * BET: the price now is the price to take or longer. WATCH: it is not, but a price that long can be expected. PASS: it
 * cannot. Null without a price: then there is no verdict.
 */
export type VerdictKind = 'BET' | 'WATCH' | 'PASS';

/** What is asked of a price. Chosen by hand where nothing else is said. */
export interface PriceRules {
  /** What a price must offer beyond the fair one: 0.5 is half as much again. */
  readonly margin: number;
  /** The chance from which a horse is bet at some price, 0-1. */
  readonly leastChance: number;
  readonly drift: PriceDrift;
}

/** What a chance asks of a price. */
export interface AskedPrice {
  /** At which a bet neither gains nor loses if the chance is right; null beyond 99-1. */
  readonly fairPrice: QuotedPrice | null;
  /** The shortest price worth taking, margin included; null for a horse that is bet at no price. */
  readonly priceToTake: QuotedPrice | null;
}

const quoted = (chance: number, margin: number): QuotedPrice | null => {
  const odds = priceToTake(chance, margin);
  return odds === null ? null : quotedAtLeast(odds);
};

/** Fair price and price to take of every chance of a field. No price of any board enters. */
export function askedPrices(
  chances: readonly number[],
  { margin, leastChance }: Pick<PriceRules, 'margin' | 'leastChance'>,
): readonly AskedPrice[] {
  return chances.map((chance) => ({
    fairPrice: quoted(chance, 0),
    priceToTake: chance >= leastChance - TOLERANCE ? quoted(chance, margin) : null,
  }));
}

/** A horse as a verdict sees it. */
export interface PricedHorse extends AskedPrice {
  /** On the board, else of the morning line; null without one. */
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

/** How near a price is to the one asked: 1 and more reaches it; 0 where one of the two is missing. */
export const nearness = ({
  price,
  priceToTake: least,
}: Pick<PricedHorse, 'price' | 'priceToTake'>): number =>
  price === null || least === null ? 0 : (price.toOne + 1) / (least.toOne + 1);

/** A race's verdict, and the place of the horse it is about in the field; null where no horse is worth any price. */
export interface FieldVerdict {
  readonly kind: VerdictKind | null;
  readonly at: number | null;
}

const ORDER: readonly VerdictKind[] = ['BET', 'WATCH', 'PASS'];

/** The best verdict of a field, on the horse nearest to its price or furthest above it. */
export function fieldVerdict(horses: readonly PricedHorse[], drift: PriceDrift): FieldVerdict {
  const verdicts = horses.map((horse) => verdictAt(horse, drift));
  const kind = ORDER.find((verdict) => verdicts.includes(verdict)) ?? null;
  const best = horses
    .map((horse, index) => ({ index, near: nearness(horse), isOfKind: verdicts[index] === kind }))
    .filter(({ near, isOfKind }) => isOfKind && near > 0)
    .sort((a, b) => b.near - a.near || a.index - b.index)[0];
  return { kind, at: best?.index ?? null };
}
