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

/** The time of a race on the track's clock; null (shown as TBD) while it is not known. */
export const timeOf = ({ postTime, raceTime }: Pick<Race, 'postTime' | 'raceTime'>): string | null =>
  postTime ?? raceTime ?? null;

export const startersText = (count: number): string => (count === 1 ? '1 starter' : `${count} starters`);

type Verdict = { readonly kind: 'PLAY' | 'PASS'; readonly priceToTake: { readonly text: string } | null };

/** The price of a verdict as a bettor says it, and in which view; the model alone may ask for another. */
export function priceWords({ kind, priceToTake }: Verdict): string {
  if (priceToTake === null) return 'No price on the board is long enough';
  const price = `${priceToTake.text} or better`;
  return kind === 'PLAY' ? `Take ${price}` : `Bet only at ${price}`;
}
