import type { Prediction } from '../../../frontends/tools/ml/prediction.ts';
import { aPriceGiven } from '../a-price-given.ts';

const plainFormula = {
  base: 100 / 6,
  wet: 0,
  wind: 0,
  heat: 0,
  jockey: -1,
  trainer: -0.5,
  post: 0,
  raw: 100 / 6 - 1.5,
  muddyLabel: null,
  jockeyWinPercent: 15,
  trainerWinPercent: 15,
  jockeyStarts: 118,
  trainerStarts: 240,
  hasJockeyBadge: false,
  assumed: [],
} as const;

/** What is calculated for a horse; only what a test names is of interest. */
export function aPrediction(
  more: Partial<Prediction> = {},
  formula: Partial<Prediction['formula']> = {},
): Prediction {
  return {
    horseId: `h${more.programNumber ?? '1'}`,
    horseName: 'HORSE',
    programNumber: '1',
    bettingInterest: '1',
    coupledWith: [],
    postPosition: 3,
    jockeyName: null,
    trainerName: null,
    isScratched: false,
    listStatus: null,
    morningLine: aPriceGiven('5-1'),
    morningLineOdds: '5-1',
    winProbability: 0.5,
    placeProbability: 0.9,
    showProbability: 1,
    confidence: 83,
    modelConfidence: 60,
    isChanceAssumed: false,
    price: null,
    board: null,
    blendedProbability: 0.5,
    expectedValue: 0,
    fairPrice: null,
    priceToTake: null,
    verdict: 'PASS',
    formulaWinPercent: 100 / 6 - 1.5,
    formula: { ...plainFormula, ...formula },
    model: { name: 'morning', version: 'morning-2025-06-01' },
    provenance: { tier: 'imported', source: 'a card', at: '2025-06-07T11:00:00Z' },
    line: {
      madeAt: '2025-06-07T11:00:00Z',
      model: 'morning 1',
      margin: 0.5,
      cause: null,
      isSealed: false,
    },
    upTo: '2025-06-07T11:00:00Z',
    weather: null,
    ...more,
  };
}
