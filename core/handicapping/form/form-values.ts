import type { Evidence } from '../evidence.ts';
import { CARD_RECORD } from '../features/card-record.ts';
import type { Feature } from '../features/feature.ts';
import { FEATURES } from '../features/index.ts';
import { measured } from '../features/measured.ts';
import { standardized } from '../models/conditional-logit.ts';
import { expectedFigure, type FigureSettings } from './expected-figure.ts';

/** The feature of the form model that takes the whole field to work out. */
export const POWER = 'power';

/** Points of a power rating per standard deviation of a feature within races. */
export interface PowerWeight {
  readonly name: string;
  readonly weight: number;
  readonly scale: number;
}

const expectedFigureFeature = (settings: FigureSettings): Feature => ({
  name: 'expectedFigure',
  group: 'derived',
  meaning: 'The speed figure expected today, in points',
  source: 'Speed figures of earlier races, up to the day before, and the par of the race',
  measure: (subject) => expectedFigure(subject, settings)?.figure ?? null,
});

/** The features of these names, in their order; refuses none: a name nobody measures is a mistake of ours. */
export function formFeatures(names: readonly string[], figure: FigureSettings): readonly Feature[] {
  const all = [...FEATURES, ...CARD_RECORD, expectedFigureFeature(figure)];
  return names.map((name) => {
    const feature = all.find((candidate) => candidate.name === name);
    if (feature === undefined) throw new Error(`No feature is named ${name}.`);
    return feature;
  });
}

/** What a power rating would be, as far as form says: points over the mean of the field. */
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

/** The producer's power rating by starter; where a horse has none, the one its form would give beside the others. */
function powers(evidence: Evidence, features: readonly Feature[], power: readonly PowerWeight[]): number[] {
  const fromForm = ratingFromForm(evidence, features, power);
  const printed = evidence.starters.map(({ ratings }) => ratings.primePower);
  const gaps = printed.flatMap((rating, row) => (rating === null ? [] : [rating - (fromForm[row] ?? 0)]));
  const level = gaps.length === 0 ? 0 : gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return fromForm.map((rating, row) => printed[row] ?? rating + level);
}

/** Measures the named features of a form model, POWER among them, starter after starter; NaN where missing. */
export function makeFormValues(
  names: readonly string[],
  figure: FigureSettings,
  power: readonly PowerWeight[],
): (evidence: Evidence) => Float64Array {
  const ofPower = formFeatures(
    power.map(({ name }) => name),
    figure,
  );
  const others = formFeatures(
    names.filter((name) => name !== POWER),
    figure,
  );
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
