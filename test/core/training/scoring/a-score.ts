import type { ScoreReport } from '#core/training/scoring/report.ts';
import type { ModelScore } from '#core/training/scoring/score.ts';

/** A model scored on 120 races that is as good as the public, without a bet. */
export const aScore = (change: Partial<ModelScore> = {}): ModelScore => ({
  name: 'public',
  races: 120,
  logLoss: 1.75,
  meanDifferenceToPublic: 0,
  standardError: 0.002,
  differenceInterval: { low: -0.004, high: 0.004 },
  pseudoR2: 0.15,
  deltaR2: 0,
  brier: 0.1,
  topPickRate: 0.36,
  favoriteRate: 0.36,
  calibration: [],
  calibrationError: 0.01,
  calibrationSlope: 1,
  roi: { bets: 0, return: null, low: null, high: null },
  ...change,
});

const power = (value: number) => ({ power: value, error: 0.04 });
const lost = (name: string, bets: number, profit: number) => ({
  name,
  bets,
  return: profit,
  low: profit - 0.05,
  high: profit + 0.05,
});

/** A report on 120 races of twelve days at Aqueduct. */
export const aScoreReport = (change: Partial<ScoreReport> = {}): ScoreReport => ({
  from: '2020-01-05',
  to: '2020-02-01',
  track: 'AQU',
  races: 120,
  days: 12,
  models: [
    aScore(),
    aScore({ name: 'fundamental', logLoss: 1.85 }),
    aScore({ name: 'blend', logLoss: 1.749, meanDifferenceToPublic: -0.001 }),
  ],
  orders: [],
  baselines: [lost('everything', 960, -0.22), lost('favorites', 120, -0.15)],
  blend: {
    used: { fundamental: power(0.1), public: power(1.02) },
    free: { fundamental: power(-0.05), public: power(1.1) },
  },
  ...change,
});
