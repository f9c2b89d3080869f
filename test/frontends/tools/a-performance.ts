import { presentPerformance } from '#adapters/http/routes/present-performance.ts';
import { modelsInUse } from '#config/models.ts';
import type { Performance, Score } from '../../../frontends/tools/ml/measured/performance.ts';

/** What the call tells of the models in use. */
export const aPerformance = (more: Partial<Performance> = {}): Performance => ({
  ...presentPerformance(modelsInUse),
  ...more,
});

/** A model on ten races; only what a test names is of interest. */
export const aScore = (more: Partial<Score> = {}): Score => ({
  name: 'fundamental',
  races: 10,
  logLoss: 1.8,
  meanDifferenceToPublic: 0.1,
  standardError: 0.02,
  differenceInterval: { low: 0.06, high: 0.14 },
  pseudoR2: 0.1,
  deltaR2: -0.01,
  brier: 0.11,
  topPickRate: 0.3,
  favoriteRate: 0.35,
  calibration: [{ low: 0.1, high: 0.3, predicted: 0.2, actual: 0.25, count: 40 }],
  calibrationError: 0.05,
  calibrationSlope: 1,
  roi: { bets: 4, return: -0.5, low: -0.9, high: 0.1 },
  ...more,
});
