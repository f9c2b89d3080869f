import { namedAnalyst, type Slot } from '../picks/analyst-names.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

const slots: readonly Slot[] = ['claude', 'openai'];

/** The model's win chance of a horse, 0-1; null for one that does not start. */
export function chanceOf(recommendation: Recommendation, programNumber: string): number | null {
  return (
    recommendation.mlPredictions.find((row) => row.programNumber === programNumber)?.winProbability ?? null
  );
}

export const isAgainst = (reason: string): boolean => /^against:/i.test(reason);

/** The strongest thing each analyst says for the picked horse. */
export function whyOf(
  recommendation: Recommendation,
): readonly { readonly from: string; readonly reason: string }[] {
  const number = recommendation.primaryPick?.programNumber;
  return slots.flatMap((slot) => {
    const row = recommendation.opinions[slot].ranking.find((ranked) => ranked.programNumber === number);
    const reason = row?.reasons.find((text) => !isAgainst(text));
    return reason === undefined ? [] : [{ from: namedAnalyst(recommendation, slot).title, reason }];
  });
}
