import { isOnBoard, type Price } from '#core/card/price.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';

/** A price with its time in ISO. */
export const presentPrice = ({ text, toOne, kind, source, at: instant }: Price) => ({
  text,
  toOne,
  kind,
  source,
  at: toIsoOrNull(instant),
});

/** The same, or null for none. */
export const priceOrNull = (price: Price | null) => (price === null ? null : presentPrice(price));

/** What the documented fields hold: the text of a price; null for none. */
export const oddsText = (price: Price | null): string | null => price?.text ?? null;

/** The price that counts and the morning line, with the documented texts of what the board shows and of the line. */
export const presentPrices = (price: Price | null, morningLine: Price | null) => ({
  price: priceOrNull(price),
  morningLine: priceOrNull(morningLine),
  currentOdds: isOnBoard(price) ? oddsText(price) : null,
  morningLineOdds: oddsText(morningLine),
});
