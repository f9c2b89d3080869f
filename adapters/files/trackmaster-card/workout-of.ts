import { FURLONG } from '#core/card/distance.ts';
import type { Workout } from '#core/card/workout.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { Facts } from '../card-file/facts.ts';
import { meaningOf } from '../card-file/race-codes.ts';
import { WORK_COURSES } from './codes.ts';

/** `5D(FT)CDT:100.8B`: furlongs, course, condition, track, time, manner, then `g` from the gate and `d` dogs up. */
const WORK = /^(\d+(?:\.\d+)?)([A-Z])\((\w*)\)\s*(\w+)\s*:\s*(\d+\.\d+)\s*([A-Z]?)(g?)(d?)$/;
/** A bullet must be the best of at least this many. */
const BULLET_OF = 4;

/** Minutes and seconds written together: 100.8 is 1:00.8. */
export const togetherSeconds = (printed: number): number =>
  Math.round((Math.floor(printed / 100) * 60 + (printed % 100)) * 100) / 100;

/** A workout of a horse running on `today`; null without a time or distance, or if the line is in another format. */
export function workoutOf(facts: Facts, today: RaceDay): Workout | null {
  const found = WORK.exec(facts.text('worktext'));
  const daysBack = facts.number('days_back');
  if (found === null || daysBack === null) return null;
  const [, furlongs, course = '', condition = '', track = '', time, manner = '', gate = '', dogs = ''] =
    found;
  const seconds = togetherSeconds(Number(time));
  const distanceYards = Math.round(Number(furlongs) * FURLONG);
  if (seconds === 0 || distanceYards === 0) return null;
  const [rank, count] = [facts.aboveZero('ranking'), facts.aboveZero('rank_group')];
  return {
    // The file counts the days between the work and the race.
    day: addDays(today, -(daysBack + 1)),
    track,
    distanceYards,
    seconds,
    isBullet: rank === 1 && count !== null && count >= BULLET_OF,
    condition: condition.toLowerCase(),
    manner: `${manner}${gate}${dogs === '' ? '' : `${gate === '' ? ' ' : ''}D`}`,
    course: meaningOf(WORK_COURSES, course) ?? '',
    rank,
    count,
  };
}
