import type { Tier } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { PastPerformance } from './past-performance.ts';
import { figureOf, type ScaledFigure } from './scaled-figure.ts';
import type { Surface } from './surface.ts';

/** A past race with its speed figure; null where it has none. */
export interface RecentFigure {
  readonly day: RaceDay;
  readonly track: string;
  /** Null where unknown. */
  readonly surface: Surface | null;
  readonly figure: ScaledFigure | null;
}

/** The figures of the last races, newest first, from lines in that order. `tier` is the card's. */
export const recentFigures = (
  lines: readonly PastPerformance[],
  tier: Tier,
  most: number,
): readonly RecentFigure[] =>
  lines.slice(0, most).map((line) => ({
    day: line.day,
    track: line.track,
    surface: line.surface,
    figure: figureOf(line, tier),
  }));
