import type { QuotedPrice } from '../card/price.ts';
import { morningLineText } from '../card/price-text.ts';

/** Prices as boards and lines show them, shortest first. */
const STEPS: readonly number[] = [
  0.2, 0.4, 0.5, 0.6, 0.8, 1, 1.2, 1.4, 1.5, 1.6, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 15, 20,
  25, 30, 40, 50, 60, 80, 99,
];

/** The shortest quoted price that is no shorter than `odds` to one: 3.8 is quoted 4-1. Null beyond 99-1. */
export function quotedAtLeast(odds: number): QuotedPrice | null {
  const step = STEPS.find((candidate) => candidate >= odds - 1e-9);
  return step === undefined ? null : { toOne: step, text: morningLineText(step) };
}
