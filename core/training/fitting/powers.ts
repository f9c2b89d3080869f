import { fitLogit, type TrainingExample, type WeightPrior } from './logit-fit.ts';
import type { RaceExample } from './training-example.ts';

/** Powers of a log pool with their standard errors. */
export interface Powers {
  readonly powers: readonly number[];
  readonly errors: readonly number[];
}

const LEAST = 1e-12;

/**
 * Powers of greatest likelihood for chances proportional to the product of the lists, each to its power. `lists` gives
 * for an example the chances of its interests, one list a power; `beliefs` draw the powers to what is believed. Dead heats count by shares.
 */
export function fitPowers<Example extends Pick<RaceExample, 'interests' | 'won'>>(
  examples: readonly Example[],
  lists: (example: Example, index: number) => readonly (readonly number[])[],
  beliefs?: readonly WeightPrior[],
): Powers {
  let count = 0;
  const lessons = examples.map((example, index): TrainingExample => {
    const columns = lists(example, index);
    count = columns.length;
    const features = new Float64Array(example.interests * count);
    columns.forEach((list, which) => {
      list.forEach((chance, row) => {
        features[row * count + which] = Math.log(Math.max(chance, LEAST));
      });
    });
    return { starters: example.interests, features, target: example.won, weight: 1 };
  });
  const { weights, scales, errors } = fitLogit(lessons, count, 0, {
    least: 2,
    ...(beliefs === undefined ? {} : { priors: beliefs }),
  });
  const unscaled = (values: readonly number[]): readonly number[] =>
    values.map((value, index) => (scales[index] === 0 ? 0 : value / (scales[index] ?? 1)));
  return { powers: unscaled(weights), errors: unscaled(errors) };
}
