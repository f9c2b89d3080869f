import type { PastPerformance } from '../../card/past-performance.ts';
import type { Race } from '../../card/race.ts';
import type { Runner } from '../../card/runner.ts';
import { courseOf } from '../../card/surface.ts';
import { daysBetween } from '../../kernel/race-day.ts';
import type { Evidence } from '../evidence.ts';

const A_YEAR = 365;
const MILE = 1760;

/** Under a mile. */
export const isSprint = ({ distanceYards }: Pick<Race, 'distanceYards'>): boolean => distanceYards < MILE;

/** A horse's races of the last year on today's footing, newest first. */
export const likeToday = (runner: Runner, { race }: Evidence): readonly PastPerformance[] =>
  runner.pastRaces.filter(
    (past) =>
      courseOf(past.surface).footing === courseOf(race.surface).footing &&
      daysBetween(past.day, race.day) <= A_YEAR,
  );

/** Those with the number asked for. */
export const having = <Key extends 'speedFigure' | 'latePace' | 'pace4f'>(
  races: readonly PastPerformance[],
  key: Key,
): readonly (PastPerformance & Record<Key, number>)[] =>
  races.filter((past): past is PastPerformance & Record<Key, number> => past[key] !== null);

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
