import { type Price, type PriceOrigin, priceFromNumber } from '#core/card/price.ts';
import { instant } from '#core/kernel/instant.ts';
import { present } from './present.ts';

/** An invented price, of the invented card's morning line unless overridden. */
export const aPrice = (toOne: number, change: Partial<PriceOrigin> = {}): Price =>
  present(
    priceFromNumber(toOne, {
      kind: 'morning line',
      source: 'Brisnet card SAR0802.DRF',
      at: instant(1_754_130_000_000),
      ...change,
    }),
  );
