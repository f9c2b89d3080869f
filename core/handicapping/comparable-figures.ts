import type { PastPerformance } from '../card/past-performance.ts';

const NO_FIGURES = {
  speedFigure: null,
  speedPar: null,
  pace2f: null,
  pace4f: null,
  pace6f: null,
  latePace: null,
  raceShape1: null,
  raceShape2: null,
  trackVariant: null,
} as const satisfies Partial<PastPerformance>;

const isComparable = ({ figureScale }: PastPerformance): boolean => figureScale === undefined;

/**
 * Lines with figures on one scale only, that of Brisnet, in whose points the weights of models and angles are. Figures
 * of other producers are left out, never put beside them: of 630 races with both, TrackMaster's spread 1.4 times as wide.
 * All else on such a line stays.
 */
export const withComparableFigures = (lines: readonly PastPerformance[]): readonly PastPerformance[] =>
  lines.every(isComparable)
    ? lines
    : lines.map((line) => (isComparable(line) ? line : { ...line, ...NO_FIGURES }));
