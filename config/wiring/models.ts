import { machineClock } from '#adapters/system/machine-clock.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { FitSettings } from '#core/training/fitting/walk.ts';
import { type FitModels, makeFitModels, realExamples } from '#core/training/use-cases/fit-models.ts';
import { type FitMorning, makeFitMorning } from '#core/training/use-cases/fit-morning.ts';
import { makeScoreModels, type ScoreModels } from '#core/training/use-cases/score-models.ts';
import { inventExamples } from '../invented-season.ts';
import fit from '../models/fit.json' with { type: 'json' };
import { id, wiring } from './provide.ts';
import { resultsId } from './stores.ts';

export const fitModelsId = id<FitModels>('fit models');
export const fitMorningId = id<FitMorning>('fit morning');
export const scoreModelsId = id<ScoreModels>('score models');

const settings: FitSettings = { ...fit, features: FEATURES.length };
const zone = 'America/New_York';
const today = () => raceDayAt(machineClock(), zone);

/** Fitting and scoring of the models on the results that were brought. */
export const modelsWiring = () =>
  wiring((provide) => {
    provide(fitModelsId, (get) =>
      makeFitModels({
        results: get(resultsId),
        today,
        settings,
      }),
    );
    provide(fitMorningId, () => makeFitMorning({ invent: inventExamples, today, settings }));
    provide(scoreModelsId, (get) =>
      makeScoreModels({
        examplesUntil: (until, told) => realExamples(get(resultsId), until, told),
        settings,
      }),
    );
  });
