import type { PastPerformance } from '../../card/past-performance.ts';
import { isSameFooting } from '../../card/surface.ts';
import { meanOrNull } from '../../kernel/numbers.ts';
import { type Feature, known, type Subject } from './feature.ts';

const SOURCE = "Speed figures of earlier races, up to the day before: the card producer's, else our own FIG";

/** An eased horse has no meaningful figure: lower ones count as this. */
const LEAST = 40;

const figures = (past: readonly PastPerformance[], count: number): readonly number[] =>
  known(past.map(({ speedFigure }) => speedFigure))
    .slice(0, count)
    .map((figure) => Math.max(LEAST, figure));

const onFooting = ({ past, evidence: { race } }: Subject): readonly PastPerformance[] =>
  past.filter(({ surface }) => isSameFooting(surface, race.surface));

const best = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.max(...values));

/** How fast the horse ran before. */
export const SPEED: readonly Feature[] = [
  {
    name: 'lastFigure',
    group: 'core',
    meaning: 'Speed figure of the last race that has one, in points',
    source: SOURCE,
    measure: ({ past }) => figures(past, 1)[0] ?? null,
  },
  {
    name: 'bestFigure',
    group: 'core',
    meaning: "Best speed figure of the last three on today's footing, in points",
    source: SOURCE,
    measure: (subject) => best(figures(onFooting(subject), 3)),
  },
  {
    name: 'meanFigure',
    group: 'derived',
    meaning: 'Mean of the last four speed figures, in points',
    source: SOURCE,
    measure: ({ past }) => meanOrNull(figures(past, 4)),
  },
  {
    name: 'figureTrend',
    group: 'derived',
    meaning: 'Last speed figure less the mean of the two before it, in points',
    source: SOURCE,
    measure: ({ past }) => {
      const [last, ...earlier] = figures(past, 3);
      const before = meanOrNull(earlier);
      return last === undefined || before === null ? null : last - before;
    },
  },
];
