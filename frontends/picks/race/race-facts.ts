import type { Race } from '#kit/kit.ts';

/** A fact of the card, or its default. */
export type Fact = { readonly text: string; readonly isDefault: boolean };

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const reported = (text: string): Fact => ({ text, isDefault: false });

export const distanceOf = ({ distance }: Pick<Race, 'distance'>): Fact =>
  distance ? reported(distance) : { text: '6F', isDefault: true };

export const purseOf = ({ purse }: Pick<Race, 'purse'>): Fact =>
  typeof purse === 'number' ? reported(dollars.format(purse)) : { text: '$25,000', isDefault: true };

export const startersText = (count: number): string => (count === 1 ? '1 starter' : `${count} starters`);

type Verdict = {
  readonly kind: 'BET' | 'WATCH' | 'PASS' | null;
  readonly priceToTake: { readonly text: string } | null;
  readonly price: { readonly text: string; readonly kind: string } | null;
};

/** `now 5-2`, `morning line 5-2`, `5-2, old`. */
function nowWords({ price }: Verdict): string {
  if (price === null) return 'no price yet';
  if (price.kind === 'morning line') return `morning line ${price.text}`;
  return price.kind === 'stale' ? `${price.text}, old` : `now ${price.text}`;
}

/** The price to take and the current price: `bet at 3-1 or more; now 5-2`. */
export const priceWords = (verdict: Verdict): string =>
  verdict.priceToTake === null
    ? 'no price is long enough'
    : `bet at ${verdict.priceToTake.text} or more; ${nowWords(verdict)}`;
