type PricedVerdict = {
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

/** The price to take and the current price: `bet at 3-1 or more; now 5-2`. */
export const verdictPriceWords = (verdict: PricedVerdict): string =>
  verdict.priceToTake === null
    ? 'no price is long enough'
    : `bet at ${verdict.priceToTake.text} or more; ${nowWords(verdict)}`;

/** The same without advice, for a line of the board: `price to take 3-1; now 5-2`. */
export const takeWords = (verdict: PricedVerdict): string =>
  verdict.priceToTake === null
    ? 'no price is long enough'
    : `price to take ${verdict.priceToTake.text}; ${nowWords(verdict)}`;
