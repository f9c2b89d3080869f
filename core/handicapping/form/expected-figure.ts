import type { PastPerformance } from '../../card/past-performance.ts';
import { isSameFooting } from '../../card/surface.ts';
import { meanOrNull, sumBy } from '../../kernel/numbers.ts';
import { daysBetween } from '../../kernel/race-day.ts';
import type { Evidence } from '../evidence.ts';
import { known, type Subject } from '../features/feature.ts';

/** Settings for predicting a figure, fitted on past performances: each line from the older ones. */
export interface FigureSettings {
  /** Days after which an earlier figure counts half as much. */
  readonly halfLifeDays: number;
  /** Weight of a figure on a different footing, 0-1. */
  readonly otherFooting: number;
  /** How many fresh figures the level of the race counts for. */
  readonly parWeight: number;
  /** How far below the par of the race a horse without figures is expected to run, in points. */
  readonly belowPar: number;
  /** The same below the mean figure of the field, when the race has no par. */
  readonly belowField: number;
  /** Standard deviations in points: for a horse with many figures, added for few figures, added for a new footing. */
  readonly doubt: { readonly base: number; readonly fewFigures: number; readonly newFooting: number };
}

/** The figure a horse will run today: normal, with mean `figure` and standard deviation `doubt`. */
export interface ExpectedFigure {
  readonly figure: number;
  readonly doubt: number;
  /** How many earlier figures it is based on. */
  readonly figures: number;
}

const LOWEST = 40;

/** The figure of an eased horse means nothing: lower ones count as the lowest. */
export const atLeastLowest = (figure: number): number => Math.max(LOWEST, figure);

const figureOf = ({ speedFigure }: PastPerformance): number | null =>
  speedFigure === null ? null : atLeastLowest(speedFigure);

/** Read once for each race: every horse of it is measured from the same level. */
const fieldMeans = new WeakMap<Evidence, number | null>();

/** The mean of all earlier figures of a field; null without any. */
function fieldMean(evidence: Evidence): number | null {
  const found = fieldMeans.get(evidence);
  if (found !== undefined) return found;
  const figures = evidence.starters.flatMap(({ pastPerformances }) =>
    known((pastPerformances ?? []).map(figureOf)),
  );
  const mean = meanOrNull(figures);
  fieldMeans.set(evidence, mean);
  return mean;
}

/** What is expected of a horse without figures: the par of the race less a little, else near the mean of the field. */
export function levelOfRace({ evidence }: Subject, settings: FigureSettings): number | null {
  const { speed } = evidence.race.pars;
  if (speed !== null) return speed - settings.belowPar;
  const mean = fieldMean(evidence);
  return mean === null ? null : mean - settings.belowField;
}

/**
 * Mean of the earlier figures, newer ones and those on today's footing counting more, shrunk toward the level of the race.
 * It assumes that form fades at the same rate for every horse. Example with a half-life of 90 days, a par weight of 1 and
 * a level of 80: a single 92 from 90 days ago weighs 0.5, so (0.5 x 92 + 80) / 1.5 = 84 is expected. Null when nothing is
 * known.
 */
export function expectedFigure(subject: Subject, settings: FigureSettings): ExpectedFigure | null {
  const { race } = subject.evidence;
  const level = levelOfRace(subject, settings);
  const weighted = subject.past.flatMap((line) => {
    const figure = figureOf(line);
    if (figure === null) return [];
    const isAlike = race.surface === null || isSameFooting(line.surface, race.surface);
    const fresh = 0.5 ** (daysBetween(line.day, race.day) / settings.halfLifeDays);
    return [{ figure, weight: fresh * (isAlike ? 1 : settings.otherFooting), isAlike }];
  });
  const parWeight = level === null ? 0 : settings.parWeight;
  const weight = sumBy(weighted, (line) => line.weight) + parWeight;
  if (weight === 0) return null;
  const total = sumBy(weighted, (line) => line.weight * line.figure) + parWeight * (level ?? 0);
  const { base, fewFigures, newFooting } = settings.doubt;
  const isNew = weighted.length > 0 && weighted.every(({ isAlike }) => !isAlike);
  const variance = base ** 2 + fewFigures ** 2 / (1 + weighted.length) + (isNew ? newFooting ** 2 : 0);
  return { figure: total / weight, doubt: Math.sqrt(variance), figures: weighted.length };
}
