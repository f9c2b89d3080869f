import { NO_FIGURES, type PastPerformance } from '../card/past-performance.ts';

const isComparable = ({ figureScale }: PastPerformance): boolean => figureScale === undefined;

function withoutFigures({ trackmaster: _, ...line }: PastPerformance): PastPerformance {
  return { ...line, ...NO_FIGURES };
}

/**
 * Lines with figures on Brisnet's scale only, the scale that models and angles are fitted to. Figures
 * of other producers are left out, never mixed in: over 630 races with both, TrackMaster's spread 1.4 times as wide.
 * Everything else on such a line stays.
 */
export const withComparableFigures = (lines: readonly PastPerformance[]): readonly PastPerformance[] =>
  lines.every(isComparable) ? lines : lines.map((line) => (isComparable(line) ? line : withoutFigures(line)));
