import type { Evidence } from '../evidence.ts';
import { type Feature, subjectOf } from './feature.ts';

/** The features of every starter, starter after starter in the order of the evidence; NaN where missing. */
export function measured(evidence: Evidence, features: readonly Feature[]): Float64Array {
  const values = new Float64Array(evidence.starters.length * features.length);
  evidence.starters.forEach((runner, row) => {
    const subject = subjectOf(runner, evidence);
    features.forEach((feature, index) => {
      const value = feature.measure(subject);
      values[row * features.length + index] = value !== null && Number.isFinite(value) ? value : Number.NaN;
    });
  });
  return values;
}

/** By starter: the place of its betting interest in the order of the evidence. */
export function interestOfStarters({ starters, interests }: Evidence): readonly number[] {
  const index = new Map(
    interests.flatMap(({ runners }, which) =>
      runners.map(({ programNumber }): [string, number] => [programNumber, which]),
    ),
  );
  return starters.map(({ programNumber }) => index.get(programNumber) ?? -1);
}
