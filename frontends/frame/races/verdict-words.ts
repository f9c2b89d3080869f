type PricedVerdict = {
  readonly kind: 'BET' | 'WATCH' | 'PASS' | null;
  readonly priceToTake: { readonly text: string } | null;
  readonly price: { readonly text: string; readonly kind: string } | null;
};

/** `now 5-2`, `morning line 5-2`, `5-2, old`. */
function nowWords({ price }: PricedVerdict): string {
  if (price === null) return 'no price yet';
  if (price.kind === 'morning line') return `morning line ${price.text}`;
  return price.kind === 'stale' ? `${price.text}, old` : `now ${price.text}`;
}

/** The price to take and the current price: `bet at 3-1 or more; now 5-2`. */
export const verdictPriceWords = (verdict: PricedVerdict): string =>
  verdict.priceToTake === null
    ? 'no price is long enough'
    : `bet at ${verdict.priceToTake.text} or more; ${nowWords(verdict)}`;
