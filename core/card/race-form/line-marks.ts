import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';
import { FURLONG } from '../distance.ts';
import type { PastPerformance } from '../past-performance.ts';
import { PAST_RACE_FACTS, textOrNull } from '../past-race-facts.ts';
import { isSameFooting, type Surface } from '../surface.ts';

/** What was different in a race from the one before it, or is like today. */
export type LineMark =
  | 'layoff'
  | 'turf to dirt'
  | 'dirt to turf'
  | 'other surface'
  | 'class up'
  | 'class down'
  | 'longer'
  | 'shorter'
  | 'first Lasix'
  | 'Lasix on'
  | 'Lasix off'
  | 'blinkers on'
  | 'blinkers off'
  | 'new trainer'
  | 'claimed'
  | 'foreign'
  | 'today’s distance'
  | 'today’s track';

/** As much of a race, past or today's, as its marks need. Null is unknown. */
export interface MarkedRace {
  readonly day: RaceDay;
  readonly surface: Surface | null;
  readonly distanceYards: number | null;
  readonly claimingPrice: number | null;
  readonly par: number | null;
  readonly medication: string | null;
  readonly blinkers: boolean | null;
  readonly trainer: string | null;
}

/** Days without a race that make a layoff. */
const LAYOFF_DAYS = 60;
/** Points of par between two classes; fewer is the same class. */
const CLASS_POINTS = 3;
/** How far from today's distance a race still counts as at it. */
const HALF_FURLONG = FURLONG / 2;

export const markedRace = (line: PastPerformance): MarkedRace => ({ ...line, par: line.speedPar });

/** Days between two races if that is a layoff; null otherwise. */
export function layoffDays(from: RaceDay, to: RaceDay): number | null {
  const days = daysBetween(from, to);
  return days >= LAYOFF_DAYS ? days : null;
}

function surfaceMark(before: MarkedRace, after: MarkedRace): LineMark | null {
  if (before.surface === null || after.surface === null || isSameFooting(before.surface, after.surface))
    return null;
  if (isSameFooting(before.surface, 'turf') && isSameFooting(after.surface, 'dirt')) return 'turf to dirt';
  if (isSameFooting(before.surface, 'dirt') && isSameFooting(after.surface, 'turf')) return 'dirt to turf';
  return 'other surface';
}

/** By the price a horse runs for, where both races have one, else by the races' pars. */
function classRise(before: MarkedRace, after: MarkedRace): number {
  if (before.claimingPrice !== null && after.claimingPrice !== null)
    return after.claimingPrice - before.claimingPrice;
  if (before.par === null || after.par === null) return 0;
  const rise = after.par - before.par;
  return Math.abs(rise) < CLASS_POINTS ? 0 : rise;
}

function classMark(before: MarkedRace, after: MarkedRace): LineMark | null {
  const rise = classRise(before, after);
  if (rise === 0) return null;
  return rise > 0 ? 'class up' : 'class down';
}

function distanceMark(before: MarkedRace, after: MarkedRace): LineMark | null {
  if (before.distanceYards === null || after.distanceYards === null) return null;
  const change = after.distanceYards - before.distanceYards;
  if (Math.abs(change) < FURLONG) return null;
  return change > 0 ? 'longer' : 'shorter';
}

const hasLasix = ({ medication }: MarkedRace): boolean | null =>
  medication === null ? null : medication.includes('lasix');

/** Lasix is the first only if every race before it is known and was run without. */
function lasixMark(earlier: readonly MarkedRace[], after: MarkedRace, isAllKnown: boolean): LineMark | null {
  const [before] = earlier;
  if (before === undefined) return null;
  const [had, has] = [hasLasix(before), hasLasix(after)];
  if (had === null || has === null || had === has) return null;
  if (!has) return 'Lasix off';
  return isAllKnown && earlier.every((race) => hasLasix(race) === false) ? 'first Lasix' : 'Lasix on';
}

function blinkersMark(before: MarkedRace, after: MarkedRace): LineMark | null {
  if (before.blinkers === null || after.blinkers === null || before.blinkers === after.blinkers) return null;
  return after.blinkers ? 'blinkers on' : 'blinkers off';
}

function trainerMark(before: MarkedRace, after: MarkedRace): LineMark | null {
  const [former, now] = [textOrNull(before.trainer), textOrNull(after.trainer)];
  return former === null || now === null || PAST_RACE_FACTS.trainer.isSame(former, now)
    ? null
    : 'new trainer';
}

/**
 * What changed in a race against the one before it; nothing where there is none. `earlier` are the races before it,
 * newest first; `isAllKnown` when they are all the horse ever ran.
 */
export function changeMarks(
  earlier: readonly MarkedRace[],
  after: MarkedRace,
  isAllKnown: boolean,
): readonly LineMark[] {
  const [before] = earlier;
  if (before === undefined) return [];
  const marks = [
    layoffDays(before.day, after.day) === null ? null : ('layoff' as const),
    surfaceMark(before, after),
    classMark(before, after),
    distanceMark(before, after),
    lasixMark(earlier, after, isAllKnown),
    blinkersMark(before, after),
    trainerMark(before, after),
  ];
  return marks.filter((mark) => mark !== null);
}

/** How a race is like today's: run within half a furlong of today's distance on its surface, or at its track. */
export function likenessMarks(
  line: Pick<PastPerformance, 'surface' | 'distanceYards' | 'track' | 'claimed'>,
  today: {
    readonly surface: Surface | null;
    readonly distanceYards: number | null;
    readonly trackCode: string | null;
  },
): readonly LineMark[] {
  const isNear =
    line.distanceYards !== null &&
    today.distanceYards !== null &&
    Math.abs(line.distanceYards - today.distanceYards) <= HALF_FURLONG;
  return [
    ...(line.claimed ? (['claimed'] as const) : []),
    ...(isNear && isSameFooting(line.surface, today.surface) ? (['today’s distance'] as const) : []),
    ...(line.track === today.trackCode ? (['today’s track'] as const) : []),
  ];
}
