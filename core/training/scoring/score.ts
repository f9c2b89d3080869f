import { meanOf, sumBy } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { RaceExample } from '../fitting/training-example.ts';
import { type DaySum, dayError, dayInterval, type Interval } from './bootstrap.ts';
import {
  type CalibrationBin,
  calibrationError,
  calibrationOf,
  calibrationSlope,
  type Forecast,
} from './calibration.ts';
import { brierOf, lossOf, topPickShare } from './loss.ts';

/** A race with the chances one model gave its betting interests before it was run. */
export interface ScoredRace {
  readonly example: RaceExample;
  readonly chances: readonly number[];
}

/** What a dollar to win on every overlay came to. */
export interface Overlays {
  readonly bets: number;
  /** Profit per dollar staked: -0.35 loses 35 cents; null without bets. */
  readonly return: number | null;
  /** 95% interval over race days; null where there is none. */
  readonly low: number | null;
  readonly high: number | null;
}

export interface ModelScore {
  readonly name: string;
  readonly races: number;
  /** Mean per race; lower is better. */
  readonly logLoss: number;
  /** Log loss less that of the public's final chances, paired by race: above 0 is worse. */
  readonly meanDifferenceToPublic: number;
  /** Of that difference, over race days. */
  readonly standardError: number;
  /** 95% interval of the difference, race days resampled. */
  readonly differenceInterval: Interval | null;
  /** 1 less log loss over that of equal chances. */
  readonly pseudoR2: number;
  /** Pseudo R2 less the public's. */
  readonly deltaR2: number;
  readonly brier: number;
  readonly topPickRate: number;
  readonly favoriteRate: number;
  readonly calibration: readonly CalibrationBin[];
  readonly calibrationError: number;
  readonly calibrationSlope: number;
  readonly roi: Overlays;
}

function byDay<T>(
  rows: readonly T[],
  dayOf: (row: T) => RaceDay,
  sumOf: (row: T) => DaySum,
): readonly DaySum[] {
  const days = new Map<RaceDay, DaySum>();
  for (const row of rows) {
    const { sum, count } = sumOf(row);
    const daySum = days.get(dayOf(row)) ?? { sum: 0, count: 0 };
    days.set(dayOf(row), { sum: daySum.sum + sum, count: daySum.count + count });
  }
  return [...days.values()];
}

/** Profit and number of one-dollar win bets on every interest the model calls worth more than its price. */
function overlaysIn({ example, chances }: ScoredRace): DaySum {
  let sum = 0;
  let count = 0;
  chances.forEach((chance, index) => {
    const returned = (example.odds[index] ?? 0) + 1;
    if (chance * returned <= 1) return;
    sum += (example.won[index] ?? 0) * returned - 1;
    count += 1;
  });
  return { sum, count };
}

/** The record of one-dollar win bets chosen by `choose`. */
export function recordOf(scoredRaces: readonly ScoredRace[], choose: (race: ScoredRace) => DaySum): Overlays {
  const days = byDay(scoredRaces, ({ example }) => example.day, choose);
  const bets = sumBy(days, (day) => day.count);
  const profit = days.reduce((sum, day) => sum + day.sum, 0);
  const interval = bets === 0 ? null : dayInterval(days);
  return {
    bets,
    return: bets === 0 ? null : profit / bets,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  };
}

const reportOf = (scoredRaces: readonly ScoredRace[]): readonly Forecast[] =>
  scoredRaces.flatMap(({ example, chances }) =>
    chances.map((chance, index) => ({ chance, won: example.won[index] ?? 0 })),
  );

/** Scores a model on races it had not seen. `scoredRaces` must not be empty. */
export function scoreOf(name: string, scoredRaces: readonly ScoredRace[]): ModelScore {
  const losses = scoredRaces.map(({ example, chances }) => lossOf(chances, example.won));
  const publics = scoredRaces.map(({ example }) => lossOf(example.publicChances, example.won));
  const uniform = meanOf(scoredRaces.map(({ example }) => Math.log(example.interests)));
  const differences = byDay(
    scoredRaces.map(({ example }, index) => ({
      day: example.day,
      by: (losses[index] ?? 0) - (publics[index] ?? 0),
    })),
    ({ day }) => day,
    ({ by }) => ({ sum: by, count: 1 }),
  );
  const report = reportOf(scoredRaces);
  const bins = calibrationOf(report);
  const logLoss = meanOf(losses);
  const publicLoss = meanOf(publics);
  return {
    name,
    races: scoredRaces.length,
    logLoss,
    meanDifferenceToPublic: logLoss - publicLoss,
    standardError: dayError(differences),
    differenceInterval: dayInterval(differences),
    pseudoR2: 1 - logLoss / uniform,
    deltaR2: (publicLoss - logLoss) / uniform,
    brier: meanOf(scoredRaces.map(({ example, chances }) => brierOf(chances, example.won))),
    topPickRate: meanOf(scoredRaces.map(({ example, chances }) => topPickShare(chances, example.won))),
    favoriteRate: meanOf(scoredRaces.map(({ example }) => topPickShare(example.publicChances, example.won))),
    calibration: bins,
    calibrationError: calibrationError(bins),
    calibrationSlope: calibrationSlope(report),
    roi: recordOf(scoredRaces, overlaysIn),
  };
}
