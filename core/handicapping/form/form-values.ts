import { meanOrNull } from '../../kernel/numbers.ts';
import type { Evidence } from '../evidence.ts';
import type { Feature } from '../features/feature.ts';
import { measured } from '../features/measured.ts';
import { standardized } from '../models/conditional-logit.ts';
import type { FigureSettings } from './expected-figure.ts';
import { expectedSupport, type SupportSettings } from './expected-support.ts';
import { formFeature, formFeatures } from './form-features.ts';

/** The one feature of the form model that needs the whole field. */
export const POWER = 'power';
const SUPPORT = 'expectedSupport';

/** Points of a power rating per standard deviation of a feature within races. */
export interface PowerWeight {
  readonly name: string;
  readonly weight: number;
  readonly scale: number;
}

/** What the form model works out of the past lines before it weighs anything. */
export interface FormEquations {
  readonly figure: FigureSettings;
  readonly support: SupportSettings;
  readonly power: readonly PowerWeight[];
}

/** The power rating that form suggests: points above the mean of the field. */
function ratingFromForm(
  evidence: Evidence,
  features: readonly Feature[],
  power: readonly PowerWeight[],
): number[] {
  const scales = power.map(({ scale }) => scale);
  const scaled = standardized(measured(evidence, features), evidence.starters.length, scales);
  return evidence.starters.map((_, row) =>
    power.reduce((sum, { weight }, column) => sum + weight * (scaled[row * power.length + column] ?? 0), 0),
  );
}

/** The producer's power rating by starter; for a horse without one, what its form suggests on the level of the others. */
function powers(evidence: Evidence, features: readonly Feature[], power: readonly PowerWeight[]): number[] {
  const fromForm = ratingFromForm(evidence, features, power);
  const printed = evidence.starters.map(({ ratings }) => ratings.primePower);
  const gaps = printed.flatMap((rating, row) => (rating === null ? [] : [rating - (fromForm[row] ?? 0)]));
  const level = meanOrNull(gaps) ?? 0;
  return fromForm.map((rating, row) => printed[row] ?? rating + level);
}

/** Measures the named features of a form model, possibly including POWER, starter by starter; NaN when missing. */
export function makeFormValues(
  names: readonly string[],
  { figure, support, power }: FormEquations,
): (evidence: Evidence) => Float64Array {
  const ofPower = formFeatures(
    power.map(({ name }) => name),
    figure,
  );
  const others = names
    .filter((name) => name !== POWER)
    .map((name) => (name === SUPPORT ? expectedSupport(support, figure) : formFeature(name, figure)));
  const place = names.indexOf(POWER);
  return (evidence) => {
    const ratings = place < 0 ? [] : powers(evidence, ofPower, power);
    const rest = measured(evidence, others);
    const valueAt = (row: number, column: number): number | undefined => {
      if (column === place) return ratings[row];
      return rest[row * others.length + (place >= 0 && column > place ? column - 1 : column)];
    };
    return Float64Array.from(
      { length: evidence.starters.length * names.length },
      (_, index) => valueAt(Math.floor(index / names.length), index % names.length) ?? Number.NaN,
    );
  };
}
