import type { Workout } from '#core/card/workout.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { misread, readAll } from './field.ts';
import { cellAt, type Row } from './rows.ts';
import { WORKOUT, WORKOUTS } from './workout-fields.ts';

/** Up to twelve workouts of a row, newest first; one without time or distance is left out. Refuses one after the card's day. */
export function workoutsOf(row: Row, today: RaceDay): readonly Workout[] {
  const works: Workout[] = [];
  for (let k = 0; k < WORKOUTS && cellAt(row, WORKOUT.day.at + k) !== ''; k += 1) {
    const { seconds, distanceYards, ...rest } = readAll(row, WORKOUT, k);
    if (rest.day > today) throw misread(row, WORKOUT.day, k, `${rest.day} is after the card's day ${today}.`);
    if (seconds === null || seconds === 0 || distanceYards === null) continue;
    works.push({ ...rest, distanceYards, seconds: Math.abs(seconds), isBullet: seconds < 0 });
  }
  return works;
}
