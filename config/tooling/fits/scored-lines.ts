import type { LinedRace } from '#core/training/fitting/line-power.ts';
import { pairedScore } from '#core/training/scoring/paired-score.ts';

/** Chances given to a race. */
export interface RatedLine {
  readonly race: LinedRace;
  readonly chances: readonly number[];
}

/** One line: log loss, difference to the printed line with its interval, calibration error, top choices that won. */
export function scoreLine(name: string, rated: readonly RatedLine[]): string {
  const score = pairedScore(
    name,
    rated.map(({ race: { track, day, won, lineChances }, chances }) => ({
      card: `${track} ${day}`,
      won,
      chances,
      against: lineChances,
    })),
  );
  return [
    name.padEnd(36),
    `${score.races} races`,
    score.logLoss.toFixed(4),
    `to line ${score.difference.toFixed(4)} ± ${score.standardError?.toFixed(4) ?? '-'}`,
    score.interval === null ? '' : `(${score.interval.low.toFixed(4)} to ${score.interval.high.toFixed(4)})`,
    `cal. ${score.calibrationError.toFixed(4)}`,
    `top ${(100 * score.topPickRate).toFixed(1)}%`,
  ].join('  ');
}
