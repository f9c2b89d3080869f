import type { RaceRating, RunnerRating } from '#core/handicapping/rating.ts';
import type { RateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { ml } from '../contract/ml.ts';
import type { Handlers } from '../handlers.ts';
import { type ModelsInUse, presentPerformance } from './present-performance.ts';
import { oddsText, priceOrNull } from './present-price.ts';
import { presentProvenance } from './present-provenance.ts';

export interface MlDeps {
  readonly rateRace: RateRace;
  /** The models in use, and how they did. */
  readonly deps: ModelsInUse;
}

function formulaOf({ formula }: RunnerRating) {
  const { parts, raw, muddyLabel, jockeyWinPercent, trainerWinPercent, hasJockeyBadge, assumed } = formula;
  const { jockeyStarts, trainerStarts } = formula;
  const people = { jockeyWinPercent, trainerWinPercent, jockeyStarts, trainerStarts };
  return { ...parts, raw, muddyLabel, ...people, hasJockeyBadge, assumed };
}

/** A rated horse as the calls return it: the formula and the model, each under its own name. */
const presentRating = (runner: RunnerRating, { model, sources, weather, line }: RaceRating) => {
  const { horseKey, jockey, trainer, price, morningLine, ...rest } = runner;
  return {
    ...rest,
    horseId: horseKey,
    jockeyName: jockey,
    trainerName: trainer,
    price: priceOrNull(price),
    morningLine: priceOrNull(morningLine),
    morningLineOdds: oddsText(morningLine),
    confidence: runner.formula.confidence,
    formulaWinPercent: runner.formula.winPercent,
    formula: formulaOf(runner),
    model,
    line,
    board: sources.board === null ? null : presentProvenance(sources.board),
    provenance: presentProvenance(sources.card),
    upTo: sources.upTo,
    weather,
  };
};

export const mlRoutes = (deps: MlDeps): Handlers<typeof ml> => {
  const performance = presentPerformance(deps.deps);
  return {
    predict: async ({ params }) => {
      const rating = await deps.rateRace(params.raceId);
      return rating.runners.map((runner) => presentRating(runner, rating));
    },
    performance: () => performance,
  };
};
