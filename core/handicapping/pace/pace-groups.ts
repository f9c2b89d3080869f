import type { Call, PastPerformance } from '../../card/past-performance.ts';
import { courseOf } from '../../card/surface.ts';
import { medianOf } from '../../kernel/numbers.ts';
import type { ShapedRunner } from './field-styles.ts';

/** A horse in one of the three groups with the group's rating, 0-100; null where its record shows nothing. */
export interface PaceHorse {
  readonly horse: ShapedRunner;
  readonly rating: number | null;
}

export interface PaceGroups {
  /** Early styles, and with five points or more early pressers and horses without a style; rated by early points. */
  readonly speedHorses: readonly PaceHorse[];
  /** The other early pressers, and pressers; rated by how near they lie at the second call. */
  readonly stalkers: readonly PaceHorse[];
  /** Sustained styles; rated by the lengths they make up from there to the wire. */
  readonly closers: readonly PaceHorse[];
  /** Without a style and without five points. */
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
export const earlySpeedRating = ({ points }: ShapedRunner): number | null =>
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

function groupOf({ style, points }: ShapedRunner): Group | null {
  if (style === 'E' || ((style === 'E/P' || style === null) && (points ?? 0) >= EARLY_POINTS))
    return 'speedHorses';
  if (style === 'S') return 'closers';
  return style === null ? null : 'stalkers';
}

const RATE: Readonly<Record<Group, (horse: ShapedRunner) => number | null>> = {
  speedHorses: earlySpeedRating,
  stalkers: stalkerRating,
  closers: closingKick,
};

/** The field in its three groups, the best rated first; a rating that is not known comes last. */
export function paceGroups(field: readonly ShapedRunner[]): PaceGroups {
  const inGroup = (group: Group): readonly PaceHorse[] =>
    field
      .filter((horse) => groupOf(horse) === group)
      .map((horse) => ({ horse, rating: RATE[group](horse) }))
      .sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1));
  return {
    speedHorses: inGroup('speedHorses'),
    stalkers: inGroup('stalkers'),
    closers: inGroup('closers'),
    unknown: field.filter((horse) => groupOf(horse) === null),
  };
}
