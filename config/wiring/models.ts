import { machineClock } from '#adapters/system/machine-clock.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { FitSettings } from '#core/training/fitting/walk.ts';
import { type FitKnownTruth, makeFitKnownTruth } from '#core/training/use-cases/fit-known-truth.ts';
import { type FitModels, makeFitModels, realExamples } from '#core/training/use-cases/fit-models.ts';
import { makeScoreModels, type ScoreModels } from '#core/training/use-cases/score-models.ts';
import { inventExamples } from '../invented-season.ts';
import fit from '../models/fit.json' with { type: 'json' };
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly fitModels: FitModels;
    readonly fitKnownTruth: FitKnownTruth;
    readonly scoreModels: ScoreModels;
  }
}

const settings: FitSettings = { ...fit, features: FEATURES.length };
const zone = 'America/New_York';
const today = () => raceDayAt(machineClock(), zone);

/** Fitting and scoring of the models on the imported results. */
export const modelsWiring = () =>
  wiring({
    fitModels: (get) =>
      makeFitModels({
        results: get('results'),
        years: get('resultYears'),
        today,
        settings,
      }),
    fitKnownTruth: () => makeFitKnownTruth({ invent: inventExamples, today, settings }),
    scoreModels: (get) =>
      makeScoreModels({
        examplesUntil: (until, log) =>
          realExamples({ results: get('results'), years: get('resultYears') }, until, log),
        settings,
      }),
  });
