/** A verdict with its prices. */
export type PricedVerdict = {
  readonly kind: 'BET' | 'WATCH' | 'PASS' | null;
  readonly priceToTake: { readonly text: string } | null;
  readonly price: { readonly text: string; readonly kind: string } | null;
};

/** `now 5-2`, `morning line 5-2`, `5-2, old`. */
function nowWords({ price }: PricedVerdict): string {
  if (price === null) return 'no price yet';
  if (price.kind === 'morning line') return `morning line ${price.text}`;
  if (price.kind === 'final') return `${price.text} at the off`;
  return price.kind === 'stale' ? `${price.text}, old` : `now ${price.text}`;
}

/** The price to take between two texts, and the current price. */
export const priceWords = (verdict: PricedVerdict, before: string, after: string): string =>
  verdict.priceToTake === null
    ? 'no price is long enough'
    : `${before} ${verdict.priceToTake.text}${after}; ${nowWords(verdict)}`;

/** The price to take and the current price: `bet at 3-1 or more; now 5-2`. */
export const verdictPriceWords = (verdict: PricedVerdict): string =>
  priceWords(verdict, 'bet at', ' or more');
