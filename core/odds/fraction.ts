/** A price `a` to `b`: 7-2 pays seven for every two staked. */
export interface Fraction {
  readonly a: number;
  readonly b: number;
}

/** What an unknown or unusable text is read as: 5-1. */
const DEFAULT_PRICE: Fraction = { a: 5, b: 1 };

/** A part that is no finite number (also blank or absent) counts as one; zero is a number. */
function readPart(text: string | undefined): number {
  const trimmed = text?.trim() ?? '';
  const value = trimmed === '' ? Number.NaN : Number(trimmed);
  return Number.isFinite(value) ? value : 1;
}

/**
 * Reads the odds text of a card by the documented strict rule: `a-b`, split at the dashes, the first two parts count.
 * Missing or blank text, and a price whose parts do not sum to something above zero, is 5-1. `7/2` and `EVEN` are not
 * odds here (both parts count one): importers write them as `7-2` and `1-1`.
 */
export function readFraction(text: string | null | undefined): Fraction {
  if (text === null || text === undefined || text.trim() === '') return DEFAULT_PRICE;
  const [first, second] = text.split('-');
  const price = { a: readPart(first), b: readPart(second) };
  const sum = price.a + price.b;
  return sum > 0 && Number.isFinite(sum) ? price : DEFAULT_PRICE;
}

/** Profit per unit staked: 7-2 is 3.5. Infinite when `b` is zero. */
export const toOne = ({ a, b }: Fraction): number => a / b;

/** The chance at which the price is neither kind nor unkind: 7-2 is 2/9. From 0 to 1, takeout still in it. */
export const impliedChance = ({ a, b }: Fraction): number => b / (a + b);

/** The same from odds to one: 3.5 is 1/4.5. */
export const impliedByToOne = (odds: number): number => 1 / (odds + 1);
