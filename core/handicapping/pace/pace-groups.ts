import type { Call, PastPerformance } from '../../card/past-performance.ts';
import { courseOf } from '../../card/surface.ts';
import { medianOf } from '../../kernel/numbers.ts';
import { earlyIntent, LIKELY_TO_LEAD } from './early-intent.ts';
import type { ShapedRunner } from './field-styles.ts';
import { paceScenarios } from './pace-scenarios.ts';

/**
 * A horse in one of the three groups: the group's rating and its early speed, both 0-100. Early speed is one scale for the
 * whole race. Null where its record shows nothing.
 */
export interface PaceHorse {
  readonly horse: ShapedRunner;
  readonly rating: number | null;
  readonly earlySpeed: number | null;
}

export interface PaceGroups {
  /** Likely to go for the lead; rated by early speed. */
  readonly speedHorses: readonly PaceHorse[];
  /** The others that do not close; rated by how near they lie at the second call. */
  readonly stalkers: readonly PaceHorse[];
  /** Sustained styles; rated by the lengths they make up from there to the wire. */
  readonly closers: readonly PaceHorse[];
  /** Those whose record does not show where they run early. */
  readonly unknown: readonly ShapedRunner[];
}

const EARLY_POINTS = 5;
const MOST_POINTS = 8;
const LOOKED_AT = 5;

const bounded = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100));

const lengthsBehind = ({ position, lengths }: Call): number | null => {
  if (position === null) return null;
  return position === 1 ? 0 : lengths;
};

/** The last five races that show both the second call and the finish. */
const finished = (races: readonly PastPerformance[] | null) =>
  (races ?? [])
    .flatMap((past) => {
      const second = lengthsBehind(past.secondCall);
      const wire = lengthsBehind(past.crossed);
      const isFlat = past.surface !== null && courseOf(past.surface).footing !== 'jumps';
      return isFlat && second !== null && wire !== null ? [{ second, wire }] : [];
    })
    .slice(0, LOOKED_AT);

/** Early points as a share of the eight there are. */
const pointsRating = ({ points }: ShapedRunner): number | null =>
  points === null ? null : bounded((100 * points) / MOST_POINTS);

/** 100 on the lead at the second call on the whole, ten less for each length back. */
export function stalkerRating({ runner }: ShapedRunner): number | null {
  const races = finished(runner.pastPerformances);
  return races.length === 0 ? null : bounded(100 - 10 * medianOf(races.map(({ second }) => second)));
}

/** 50 for a horse that holds its distance to the wire, five more for each length it makes up on the whole. */
export function closingKick({ runner }: ShapedRunner): number | null {
  const races = finished(runner.pastPerformances);
  return races.length === 0
    ? null
    : bounded(50 + 5 * medianOf(races.map(({ second, wire }) => second - wire)));
}

type Group = Exclude<keyof PaceGroups, 'unknown'>;

/** How a race measures early speed: the rating, 0-100, and the group that follows from it. */
interface Measure {
  readonly earlySpeed: (horse: ShapedRunner) => number | null;
  readonly groupOf: (horse: ShapedRunner) => Group | null;
}

/** By how often a horse was on or near the lead at the first call lately: the measure of the pace itself. */
const BY_RUNNING_LINES: Measure = {
  earlySpeed: ({ runner }) => {
    const intent = earlyIntent(runner);
    return intent === null ? null : bounded(100 * intent.goes);
  },
  groupOf: ({ runner, style }) => {
    const intent = earlyIntent(runner);
    if (intent === null) return null;
    if (intent.goes >= LIKELY_TO_LEAD) return 'speedHorses';
    if (style === 'S') return 'closers';
    return style === null ? null : 'stalkers';
  },
};

/** By style and early points: early styles are speed, and with five points early pressers and horses without a style. */
const BY_POINTS: Measure = {
  earlySpeed: pointsRating,
  groupOf: ({ style, points }) => {
    if (style === 'E' || ((style === 'E/P' || style === null) && (points ?? 0) >= EARLY_POINTS))
      return 'speedHorses';
    if (style === 'S') return 'closers';
    return style === null ? null : 'stalkers';
  },
};

/** The measure that the expected pace of the race rests on. */
const measureOf = (field: readonly ShapedRunner[]): Measure =>
  paceScenarios(field.map(({ runner }) => runner)) === null ? BY_POINTS : BY_RUNNING_LINES;

/** The field in its three groups, the best rated first; a rating that is not known comes last. */
export function paceGroups(field: readonly ShapedRunner[]): PaceGroups {
  const { earlySpeed, groupOf } = measureOf(field);
  const rate: Readonly<Record<Group, (horse: ShapedRunner) => number | null>> = {
    speedHorses: earlySpeed,
    stalkers: stalkerRating,
    closers: closingKick,
  };
  const inGroup = (group: Group): readonly PaceHorse[] =>
    field
      .filter((horse) => groupOf(horse) === group)
      .map((horse) => ({ horse, rating: rate[group](horse), earlySpeed: earlySpeed(horse) }))
      .sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1));
  return {
    speedHorses: inGroup('speedHorses'),
    stalkers: inGroup('stalkers'),
    closers: inGroup('closers'),
    unknown: field.filter((horse) => groupOf(horse) === null),
  };
}
