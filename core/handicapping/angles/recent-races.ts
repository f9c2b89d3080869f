import { MILE } from '../../card/distance.ts';
import type { PastPerformance } from '../../card/past-performance.ts';
import type { Runner } from '../../card/runner.ts';
import { isSameFooting } from '../../card/surface.ts';
import { daysBetween } from '../../kernel/race-day.ts';
import type { Evidence } from '../evidence.ts';

const A_YEAR = 365;

/** Under a mile; null while the distance is unknown. */
export const isSprint = ({ distanceYards }: Pick<PastPerformance, 'distanceYards'>): boolean | null =>
  distanceYards === null ? null : distanceYards < MILE;

/** A horse's races of the last year on today's footing, newest first. */
export const likeToday = (runner: Runner, { race }: Evidence): readonly PastPerformance[] =>
  (runner.pastPerformances ?? []).filter(
    (past) => isSameFooting(past.surface, race.surface) && daysBetween(past.day, race.day) <= A_YEAR,
  );

/** Those with the number asked for. */
export const having = <Key extends 'speedFigure' | 'latePace' | 'pace4f'>(
  races: readonly PastPerformance[],
  key: Key,
): readonly (PastPerformance & Record<Key, number>)[] =>
  races.filter((past): past is PastPerformance & Record<Key, number> => past[key] !== null);
