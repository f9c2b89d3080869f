import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { having, likeToday } from '../angles/recent-races.ts';
import type { Evidence } from '../evidence.ts';

/** A horse's speed on today's footing, in the card producer's points. */
export interface BaseSpeed {
  /** Mean of the better two of its last three within a year; null without a figure. */
  readonly points: number | null;
  /** What winners of the classes of those races earn on average; null where no par is known. */
  readonly classPoints: number | null;
  /** The producer's variant of the newest of them, already inside the figure; null where unknown. */
  readonly trackVariant: number | null;
  /** Races behind the points. */
  readonly races: number;
}

const LOOKED_AT = 3;
const COUNTED = 2;

const parsOf = (races: readonly PastPerformance[]): readonly number[] =>
  races.flatMap(({ speedPar }) => (speedPar === null ? [] : [speedPar]));

export function baseSpeed(runner: Runner, evidence: Evidence): BaseSpeed {
  const lastThree = having(likeToday(runner, evidence), 'speedFigure').slice(0, LOOKED_AT);
  const best = [...lastThree].sort((a, b) => b.speedFigure - a.speedFigure).slice(0, COUNTED);
  return {
    points: meanOrNull(best.map(({ speedFigure }) => speedFigure)),
    classPoints: meanOrNull(parsOf(lastThree)),
    trackVariant: lastThree[0]?.trackVariant ?? null,
    races: best.length,
  };
}
