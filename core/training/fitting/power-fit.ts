import { measured } from '../../handicapping/features/measured.ts';
import type { FigureSettings } from '../../handicapping/form/expected-figure.ts';
import { formFeatures } from '../../handicapping/form/form-features.ts';
import type { PowerWeight } from '../../handicapping/form/form-values.ts';
import { standardized } from '../../handicapping/models/conditional-logit.ts';
import { solved } from '../../kernel/linear-system.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import type { CardExample } from './card-example.ts';
import { scalesOf, type TrainingExample } from './logit-fit.ts';
import { round } from './model-records.ts';

const MANY = 20;

/** A race whose features only are used. */
export const bareExample = (features: Float64Array, starters: number): TrainingExample => ({
  starters,
  features,
  target: [],
  weight: 1,
});

/** Inputs of the power rating that form suggests, and the penalty per squared weight in standardized units. */
export interface PowerSettings {
  readonly power: readonly string[];
  readonly powerPenalty: number;
}

/** Fits a producer's power rating from form: penalized least squares within the cards' races. */
export function fitPower(
  cards: readonly CardExample[],
  figure: FigureSettings,
  settings: PowerSettings,
): readonly PowerWeight[] {
  const features = formFeatures(settings.power, figure);
  const count = features.length;
  const rated = cards.map(({ evidence }) => ({
    ...evidence,
    starters: evidence.starters.filter(({ ratings }) => ratings.primePower !== null),
  }));
  const values = rated.map((evidence) => measured(evidence, features));
  const scales = scalesOf(
    values.map((features, index) => bareExample(features, rated[index]?.starters.length ?? 0)),
    count,
    MANY,
  );
  const lower = new Float64Array(count * count);
  const right = new Float64Array(count);
  for (let column = 0; column < count; column += 1) lower[column * count + column] = settings.powerPenalty;
  rated.forEach(({ starters }, index) => {
    const scaled = standardized(values[index] ?? new Float64Array(), starters.length, scales);
    const ratings = starters.map(({ ratings: { primePower } }) => primePower ?? 0);
    const mean = meanOrNull(ratings) ?? 0;
    ratings.forEach((rating, row) => {
      for (let column = 0; column < count; column += 1) {
        const value = scaled[row * count + column] ?? 0;
        right[column] = (right[column] ?? 0) + value * (rating - mean);
        for (let other = 0; other <= column; other += 1)
          lower[column * count + other] =
            (lower[column * count + other] ?? 0) + value * (scaled[row * count + other] ?? 0);
      }
    });
  });
  const { step } = solved(lower, right);
  return settings.power.map((name, column) => ({
    name,
    weight: round(step[column] ?? 0),
    scale: round(scales[column] ?? 0),
  }));
}
