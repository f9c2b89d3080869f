import { machineClock } from '#adapters/system/machine-clock.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { FitSettings } from '#core/results/fitting/walk.ts';
import { type FitModels, makeFitModels, realExamples } from '#core/results/use-cases/fit-models.ts';
import { makeScoreModels, type ScoreModels } from '#core/results/use-cases/score-models.ts';
import fit from '../models/fit.json' with { type: 'json' };
import { id, wiring } from './provide.ts';
import { resultsId } from './shelves.ts';

export const fitModelsId = id<FitModels>('fit models');
export const scoreModelsId = id<ScoreModels>('score models');

const settings: FitSettings = { ...fit, features: FEATURES.length };
const zone = 'America/New_York';

/** Fitting and scoring of the models on the results that were brought. */
export const modelsWiring = () =>
  wiring((provide) => {
    provide(fitModelsId, (get) =>
      makeFitModels({
        results: get(resultsId),
        today: () => raceDayAt(machineClock(), zone),
        settings,
      }),
    );
    provide(scoreModelsId, (get) =>
      makeScoreModels({
        examplesUntil: (until, told) => realExamples(get(resultsId), until, told),
        settings,
      }),
    );
  });
