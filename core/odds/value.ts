import { impliedByToOne } from './fraction.ts';

/** Comparisons of percentages allow for the last bits of binary fractions. */
export const TOLERANCE = 1e-9;

/**
 * What a dollar on the win pool gains on average when the chance is `chance` and the price `odds` to one:
 * chance x odds - (1 - chance). Example: 0.30 at 3.2-1 gains 26 cents; 0.25 at 3-1 nothing.
 */
export const expectedValue = (chance: number, odds: number): number => chance * odds - (1 - chance);

/**
 * The shortest odds to one worth taking: (1 + margin) / chance - 1. A board price already has the takeout taken from
 * it, so it is compared as shown; the margin pays for being wrong. Example: a chance of 0.25 and a margin of 0.2 ask
 * for 3.8 to one. Never below zero; null when there is no chance.
 */
export function priceToTake(chance: number, margin: number): number | null {
  if (!(chance > 0)) return null;
  return Math.max(0, (1 + margin) / chance - 1);
}

/** By how many percent a chance is better than the price says: 0.18 at 6-1 (14.29%) is 26. */
export function edgePercentage(chance: number, odds: number): number {
  const implied = impliedByToOne(odds);
  return (100 * (chance - implied)) / implied;
}

/** What a two-dollar win ticket pays at the price, stake included: 6-1 is $14. */
export const winPayout = (odds: number): number => 2 * (odds + 1);
