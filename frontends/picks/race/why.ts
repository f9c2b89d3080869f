import { namedAnalyst, type Slot } from '../picks/analyst-names.ts';
import type { Recommendation } from '../picks/picks-rules.ts';

const slots: readonly Slot[] = ['claude', 'openai'];

/** The model's win chance of a horse, 0-1; null for one that does not start. */
export function chanceOf(one: Recommendation, programNumber: string): number | null {
  return one.mlPredictions.find((row) => row.programNumber === programNumber)?.winProbability ?? null;
}

export const isAgainst = (reason: string): boolean => /^against:/i.test(reason);

/** The strongest thing each analyst says for the picked horse. */
export function whyOf(one: Recommendation): readonly { readonly from: string; readonly reason: string }[] {
  const number = one.primaryPick?.programNumber;
  return slots.flatMap((slot) => {
    const row = one.opinions[slot].ranking.find((ranked) => ranked.programNumber === number);
    const reason = row?.reasons.find((text) => !isAgainst(text));
    return reason === undefined ? [] : [{ from: namedAnalyst(one, slot).title, reason }];
  });
}
