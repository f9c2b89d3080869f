/** Odds as the board shows them: below 5 in its steps, then whole numbers, never above 99. */
const STEPS: readonly number[] = [
  0.05, 0.1, 0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.4, 1.5, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5,
];
const WHOLE_FROM = 5;
const MOST = 99;

/** The longest price of the board that is no longer than `toOne`: 3.85 shows as 7-2. */
export function shownOdds(toOne: number): number {
  if (toOne >= WHOLE_FROM) return Math.min(MOST, Math.floor(toOne));
  return STEPS.findLast((step) => step <= toOne + 1e-9) ?? STEPS[0] ?? 0;
}
