import {
  byInterest,
  type LogitWeights,
  logitChances,
  standardised,
} from '../../handicapping/models/conditional-logit.ts';
import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';
import type { Example } from './example.ts';
import { fitLogit, type LogitFit, type TrainingExample } from './logit-fit.ts';

export interface FundamentalSettings {
  /** How much of the target is the public's final price of the past race, 0-1; the rest is who won. */
  readonly softness: number;
  /** Penalty per squared standardised weight. */
  readonly penalty: number;
  /** Days after which a past race counts half; null: all alike. */
  readonly halfLifeDays: number | null;
}

function lessonOf(
  example: Example,
  { softness, halfLifeDays }: FundamentalSettings,
  until: RaceDay,
): TrainingExample {
  const mates = new Array<number>(example.interests).fill(0);
  for (const at of example.interestOf) mates[at] = (mates[at] ?? 0) + 1;
  const target = example.interestOf.map((at) => {
    const soft = softness * (example.publicChances[at] ?? 0) + (1 - softness) * (example.won[at] ?? 0);
    return soft / (mates[at] ?? 1);
  });
  const weight = halfLifeDays === null ? 1 : 0.5 ** (daysBetween(example.day, until) / halfLifeDays);
  return { starters: example.starters, features: example.features, target, weight };
}

/** Fits the model without odds on past races. `until` is the day it is fitted for. */
export function fitFundamental(
  examples: readonly Example[],
  features: number,
  settings: FundamentalSettings,
  until: RaceDay,
  start?: readonly number[],
): LogitFit {
  const lessons = examples.map((example) => lessonOf(example, settings, until));
  return fitLogit(lessons, features, settings.penalty, start === undefined ? {} : { start });
}

/** Chances of the betting interests of an example, from features alone. */
export function fundamentalChances(example: Example, { weights, scales }: LogitWeights): readonly number[] {
  const made = standardised(example.features, example.starters, scales);
  return byInterest(logitChances(made, example.starters, weights), example.interestOf, example.interests);
}
