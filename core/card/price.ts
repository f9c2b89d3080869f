import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import { boardText, morningLineText } from './price-text.ts';

/** Odds without a word on whose they are. */
export interface QuotedPrice {
  /** As displayed: `7-2`. */
  readonly text: string;
  /** Profit per unit staked: 3.5. */
  readonly toOne: number;
}

/**
 * A morning line is what somebody expects the price to be. A live price can be bet at, a stale one is of a board too old
 * for that, a final one is of the board at the off.
 */
export type PriceKind = 'morning line' | 'live' | 'stale' | 'final';

/** What kind of price it is, whose, and since when; `at` is null where it is not known. */
export interface PriceOrigin {
  readonly kind: PriceKind;
  readonly source: string;
  readonly at: Instant | null;
}

/** The price of a horse, the same from the card to the screen. An unknown price is null, never one made up. */
export interface Price extends QuotedPrice, PriceOrigin {}

/** A price of a source: its name and time, without the tier. */
export const originOf = (kind: PriceKind, { source, at: instant }: Provenance): PriceOrigin => ({
  kind,
  source,
  at: instant,
});

/** Odds with their origin; null for none. */
export const priceOf = (
  odds: QuotedPrice | null,
  { kind, source, at: instant }: PriceOrigin,
): Price | null => (odds === null ? null : { text: odds.text, toOne: odds.toOne, kind, source, at: instant });

/** The odds of a price alone. */
export const oddsOf = (price: QuotedPrice | null): QuotedPrice | null =>
  price === null ? null : { text: price.text, toOne: price.toOne };

/** Whether a board shows it, however old the board is. */
export const isOnBoard = (price: Pick<Price, 'kind'> | null): boolean =>
  price !== null && price.kind !== 'morning line';

const FRACTION = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)$/;

/** From a text, as a card or a board prints it: `7-2` is 3.5 to one. Null for whatever is no price. */
export function priceFromText(text: string | null, origin: PriceOrigin): Price | null {
  const [, top, bottom] = FRACTION.exec(text ?? '') ?? [];
  const toOne = Number(top) / Number(bottom);
  return text !== null && toOne > 0 && Number.isFinite(toOne) ? priceOf({ text, toOne }, origin) : null;
}

/** Anything shorter is printed as nothing. */
const SHORTEST = 0.005;

/** From a number to one: a line prints 3.85 as `77-20`, a board as `3.85-1`. Null for whatever is no price. */
export function priceFromNumber(toOne: number | null, origin: PriceOrigin): Price | null {
  if (toOne === null || !Number.isFinite(toOne) || toOne < SHORTEST) return null;
  const text = origin.kind === 'morning line' ? morningLineText(toOne) : boardText(toOne);
  return priceOf({ text, toOne }, origin);
}
