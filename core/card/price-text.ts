/** Smallest whole bottoms a price is quoted with; a hundredth reaches every price of a card. */
const BOTTOMS = [1, 2, 5, 10, 20, 25, 50, 100];

/**
 * A price to one as the track prints it: 3.5 is `7-2`, 1.2 is `6-5`, 1 is `1-1`, 0.6 is `3-5`. The smallest
 * bottom that says it exactly (to a hundredth) is taken. The price must be above zero.
 */
export function morningLineText(toOne: number): string {
  const hundredths = Math.round(toOne * 100);
  if (!Number.isFinite(toOne) || hundredths < 1) throw new RangeError(`${toOne} to one is not a price`);
  const bottom = BOTTOMS.find((candidate) => (hundredths * candidate) % 100 === 0) ?? 100;
  return `${(hundredths * bottom) / 100}-${bottom}`;
}

const HALVES_AND_FIFTHS = /-[125]$/;
const SHORTEST_OF_THE_LADDER = 0.2;

/** A price of a board in words: 3.5 is `7-2`, 0.05 `1-20`, 12 `12-1`; between the steps 3.85 is `3.85-1`. */
export function boardText(toOne: number): string {
  const text = morningLineText(toOne);
  if (toOne < SHORTEST_OF_THE_LADDER || HALVES_AND_FIFTHS.test(text)) return text;
  return `${Math.round(toOne * 100) / 100}-1`;
}
