import type { RaceDay } from '../../kernel/race-day.ts';
import type { Example } from '../fitting/example.ts';
import { type DaySum, dayError, dayInterval, type Interval } from './bootstrap.ts';
import {
  type CalibrationBin,
  calibrationError,
  calibrationOf,
  calibrationSlope,
  type Told,
} from './calibration.ts';
import { brierOf, lossOf, topPickShare } from './loss.ts';

/** A race with the chances one model gave its betting interests before it was run. */
export interface Judged {
  readonly example: Example;
  readonly chances: readonly number[];
}

/** What a dollar to win on every overlay came to. */
export interface Overlays {
  readonly bets: number;
  /** Profit per dollar staked: -0.35 loses 35 cents; null without bets. */
  readonly return: number | null;
  /** 95 % interval over race days; null where there is none. */
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
  /** 95 % interval of the difference, race days drawn anew. */
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

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
function overlaysIn({ example, chances }: Judged): DaySum {
  let sum = 0;
  let count = 0;
  chances.forEach((chance, at) => {
    const returned = (example.odds[at] ?? 0) + 1;
    if (chance * returned <= 1) return;
    sum += (example.won[at] ?? 0) * returned - 1;
    count += 1;
  });
  return { sum, count };
}

/** The record of one-dollar win bets chosen by `choose`. */
export function recordOf(judged: readonly Judged[], choose: (race: Judged) => DaySum): Overlays {
  const days = byDay(judged, ({ example }) => example.day, choose);
  const bets = days.reduce((sum, day) => sum + day.count, 0);
  const profit = days.reduce((sum, day) => sum + day.sum, 0);
  const interval = bets === 0 ? null : dayInterval(days);
  return {
    bets,
    return: bets === 0 ? null : profit / bets,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
  };
}

const reportOf = (judged: readonly Judged[]): readonly Told[] =>
  judged.flatMap(({ example, chances }) =>
    chances.map((chance, at) => ({ chance, won: example.won[at] ?? 0 })),
  );

/** Scores a model on races it had not seen. `judged` must not be empty. */
export function scoreOf(name: string, judged: readonly Judged[]): ModelScore {
  const losses = judged.map(({ example, chances }) => lossOf(chances, example.won));
  const publics = judged.map(({ example }) => lossOf(example.publicChances, example.won));
  const uniform = mean(judged.map(({ example }) => Math.log(example.interests)));
  const differences = byDay(
    judged.map(({ example }, at) => ({ day: example.day, by: (losses[at] ?? 0) - (publics[at] ?? 0) })),
    ({ day }) => day,
    ({ by }) => ({ sum: by, count: 1 }),
  );
  const report = reportOf(judged);
  const bins = calibrationOf(report);
  const logLoss = mean(losses);
  const publicLoss = mean(publics);
  return {
    name,
    races: judged.length,
    logLoss,
    meanDifferenceToPublic: logLoss - publicLoss,
    standardError: dayError(differences),
    differenceInterval: dayInterval(differences),
    pseudoR2: 1 - logLoss / uniform,
    deltaR2: (publicLoss - logLoss) / uniform,
    brier: mean(judged.map(({ example, chances }) => brierOf(chances, example.won))),
    topPickRate: mean(judged.map(({ example, chances }) => topPickShare(chances, example.won))),
    favoriteRate: mean(judged.map(({ example }) => topPickShare(example.publicChances, example.won))),
    calibration: bins,
    calibrationError: calibrationError(bins),
    calibrationSlope: calibrationSlope(report),
    roi: recordOf(judged, overlaysIn),
  };
}
