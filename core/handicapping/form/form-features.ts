import { CARD_RECORD } from '../features/card-record.ts';
import type { Feature } from '../features/feature.ts';
import { FEATURES } from '../features/index.ts';
import { expectedFigure, type FigureSettings } from './expected-figure.ts';

const expectedFigureFeature = (settings: FigureSettings): Feature => ({
  name: 'expectedFigure',
  group: 'derived',
  meaning: 'The speed figure expected today, in points',
  source: 'Speed figures of earlier races, up to the day before, and the par of the race',
  measure: (subject) => expectedFigure(subject, settings)?.figure ?? null,
});

/** The feature with this name; throws for an unknown name, which is a bug. */
export function formFeature(name: string, figure: FigureSettings): Feature {
  const all = [...FEATURES, ...CARD_RECORD, expectedFigureFeature(figure)];
  const feature = all.find((candidate) => candidate.name === name);
  if (feature === undefined) throw new Error(`no feature is named ${name}`);
  return feature;
}

/** The features with these names, in that order. */
export const formFeatures = (names: readonly string[], figure: FigureSettings): readonly Feature[] =>
  names.map((name) => formFeature(name, figure));
