import {
  byInterest,
  type LogitWeights,
  logitChances,
  standardized,
} from '../../handicapping/models/conditional-logit.ts';
import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';
import { fitLogit, type LogitFit, type TrainingExample } from './logit-fit.ts';
import type { RaceExample } from './training-example.ts';

export interface FundamentalSettings {
  /** How much of the target is the public's final price of the past race, 0-1; the rest is who won. */
  readonly softness: number;
  /** Penalty per squared standardized weight. */
  readonly penalty: number;
  /** Days after which a past race counts half; null: all alike. */
  readonly halfLifeDays: number | null;
}

function trainingExampleOf(
  example: RaceExample,
  { softness, halfLifeDays }: FundamentalSettings,
  until: RaceDay,
): TrainingExample {
  const mates = new Array<number>(example.interests).fill(0);
  for (const index of example.interestOf) mates[index] = (mates[index] ?? 0) + 1;
  const target = example.interestOf.map((index) => {
    const soft = softness * (example.publicChances[index] ?? 0) + (1 - softness) * (example.won[index] ?? 0);
    return soft / (mates[index] ?? 1);
  });
  const weight = halfLifeDays === null ? 1 : 0.5 ** (daysBetween(example.day, until) / halfLifeDays);
  return { starters: example.starters, features: example.features, target, weight };
}

/** Fits the model without odds on past races. `until` is the day it is fitted for. */
export function fitFundamental(
  examples: readonly RaceExample[],
  features: number,
  settings: FundamentalSettings,
  until: RaceDay,
  start?: readonly number[],
): LogitFit {
  const lessons = examples.map((example) => trainingExampleOf(example, settings, until));
  return fitLogit(lessons, features, settings.penalty, start === undefined ? {} : { start });
}

/** Chances of the betting interests of an example, from features alone. */
export function fundamentalChances(
  example: RaceExample,
  { weights, scales }: LogitWeights,
): readonly number[] {
  const standardizedFeatures = standardized(example.features, example.starters, scales);
  return byInterest(
    logitChances(standardizedFeatures, example.starters, weights),
    example.interestOf,
    example.interests,
  );
}
