import { daysBetween, type RaceDay } from '../../kernel/race-day.ts';

/** A past race as far as the form cycle looks at it. */
export interface CycleRace {
  readonly day: RaceDay;
  readonly figure: number | null;
}

/** Where a horse stands between rest, peak and decline. */
export interface FormCycle {
  /** Null for a first starter. */
  readonly daysAway: number | null;
  /** Today is the nth race after a rest of sixty days or more (1 = the first back); null without such a rest. */
  readonly raceAfterRest: number | null;
  /** Points the last figure lay over the best of those known before it; null unless it was a top, of two or more. */
  readonly topBy: number | null;
  /** A big effort that many horses do not repeat: a top by four points or more, and back within five weeks. */
  readonly isBounceRisk: boolean;
  /** Points a race over the last five figures, newest counted last, held to zero while they are few; null under two. */
  readonly trend: number | null;
}

const REST = 60;
const BIG_TOP = 4;
const SOON = 35;
const TRENDED = 5;
/** Races that outweigh the belief in no trend. */
const STRENGTH = 3;

/** Races on the card that a top needs before it. */
const BEFORE_A_TOP = 2;

function raceAfterRest(races: readonly CycleRace[], today: RaceDay): number | null {
  const days = [today, ...races.map(({ day }) => day)];
  const at = days.findIndex((day, index) => {
    const earlier = days[index + 1];
    return earlier !== undefined && daysBetween(earlier, day) >= REST;
  });
  return at === -1 ? null : at + 1;
}

function topBy(races: readonly CycleRace[]): number | null {
  const [last, ...before] = races.map(({ figure }) => figure);
  const known = before.filter((figure) => figure !== null);
  if (last === undefined || last === null || known.length < BEFORE_A_TOP) return null;
  const lead = last - Math.max(...known);
  return lead > 0 ? lead : null;
}

/** The slope of a straight line through the figures, held back as n / (n + 3). */
export function figureTrend(newestFirst: readonly number[]): number | null {
  const figures = [...newestFirst.slice(0, TRENDED)].reverse();
  const count = figures.length;
  if (count < 2) return null;
  const middle = (count - 1) / 2;
  const mean = figures.reduce((sum, figure) => sum + figure, 0) / count;
  const [rise, run] = figures.reduce(
    ([sum, squares], figure, at) => [sum + (at - middle) * (figure - mean), squares + (at - middle) ** 2],
    [0, 0],
  );
  return ((rise / run) * count) / (count + STRENGTH);
}

/** The form cycle of a horse today from its past races, newest first. Thresholds are common practice, not fitted. */
export function formCycle(newestFirst: readonly CycleRace[], today: RaceDay): FormCycle {
  const races = newestFirst.filter(({ day }) => day < today);
  const daysAway = races[0] === undefined ? null : daysBetween(races[0].day, today);
  const top = topBy(races);
  return {
    daysAway,
    raceAfterRest: raceAfterRest(races, today),
    topBy: top,
    isBounceRisk: top !== null && top >= BIG_TOP && daysAway !== null && daysAway <= SOON,
    trend: figureTrend(races.flatMap(({ figure }) => (figure === null ? [] : [figure]))),
  };
}
