import type { Runner, RunStyle } from '../../card/runner.ts';
import type { Evidence } from '../evidence.ts';
import { earlyPoints } from './early-points.ts';
import { runningStyle } from './running-style.ts';

/** A starter with its style and early speed: the card's own, else worked out of its running lines. */
export interface ShapedRunner {
  readonly runner: Runner;
  readonly style: RunStyle | null;
  /** Quirin points, 0-8. */
  readonly points: number | null;
  /** Points or style were worked out here, as the card gives none. */
  readonly isComputed: boolean;
}

/** Style and points for today's distance; of a race whose distance is unknown only the card's own. */
function shapedRunner(runner: Runner, distanceYards: number | null): ShapedRunner {
  const { runStyle, earlyPoints: given } = runner.ratings;
  const races = runner.pastPerformances ?? [];
  const style = runStyle ?? (distanceYards === null ? null : runningStyle(races, distanceYards));
  const points = given ?? (distanceYards === null ? null : earlyPoints(races, distanceYards));
  return { runner, style, points, isComputed: style !== runStyle || points !== given };
}

export const fieldShape = ({
  race,
  starters,
}: Pick<Evidence, 'race' | 'starters'>): readonly ShapedRunner[] =>
  starters.map((runner) => shapedRunner(runner, race.distanceYards));

/** The starters carrying what was worked out, for those who read it off the card's ratings. */
export const withShape = (field: readonly ShapedRunner[]): readonly Runner[] =>
  field.map(({ runner, style, points }) => ({
    ...runner,
    ratings: { ...runner.ratings, runStyle: style, earlyPoints: points },
  }));

/** How many starters have each style. */
export interface StyleCounts {
  readonly early: number;
  readonly earlyPresser: number;
  readonly presser: number;
  readonly sustained: number;
  readonly unknown: number;
}

export function styleCounts(field: readonly ShapedRunner[]): StyleCounts {
  const count = (runStyle: RunStyle | null): number => field.filter(({ style }) => style === runStyle).length;
  return {
    early: count('E'),
    earlyPresser: count('E/P'),
    presser: count('P'),
    sustained: count('S'),
    unknown: count(null),
  };
}
