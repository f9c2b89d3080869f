import type { Recommendation } from '../picks/picks-rules.ts';

/** The model's win chance of a horse, 0-1; null for one that does not start. */
export function chanceOf(recommendation: Recommendation, programNumber: string): number | null {
  return (
    recommendation.mlPredictions.find((row) => row.programNumber === programNumber)?.winProbability ?? null
  );
}

export const isAgainst = (reason: string): boolean => /^against:/i.test(reason);
