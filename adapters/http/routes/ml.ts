import type { RaceRating, RunnerRating } from '#core/handicapping/rating.ts';
import type { RateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { ml } from '../contract/ml.ts';
import type { Handlers } from '../handlers.ts';
import { presentProvenance } from './present-provenance.ts';

export interface MlDoors {
  readonly rateRace: RateRace;
  /** The model that rates now. */
  readonly model: { readonly name: string; readonly version: string };
}

const NO_RESULTS_YET =
  'No race results have been read yet, so nothing can be said about how often the model was right.';

function formulaOf({ formula }: RunnerRating) {
  const { parts, raw, muddyLabel, jockeyWinPercent, trainerWinPercent, hasJockeyBadge, assumed } = formula;
  return { ...parts, raw, muddyLabel, jockeyWinPercent, trainerWinPercent, hasJockeyBadge, assumed };
}

/** A rated horse as the calls tell it: the formula and the model, named apart. */
const presentRating = (runner: RunnerRating, { model, sources }: RaceRating) => {
  const { horseKey, jockey, trainer, ...rest } = runner;
  return {
    ...rest,
    horseId: horseKey,
    jockeyName: jockey,
    trainerName: trainer,
    confidence: runner.formula.confidence,
    formulaWinPercent: runner.formula.winPercent,
    formula: formulaOf(runner),
    model,
    provenance: presentProvenance(sources.card),
    upTo: sources.upTo,
  };
};

export const mlRoutes = (doors: MlDoors): Handlers<typeof ml> => ({
  predict: async ({ params }) => {
    const rating = await doors.rateRace(params.raceId);
    return rating.runners.map((runner) => presentRating(runner, rating));
  },
  performance: () => ({
    accuracy: null,
    precision: null,
    profitability: null,
    totalPredictions: 0,
    sample: 0,
    note: NO_RESULTS_YET,
    model: doors.model,
  }),
});
