import { Field, type Reader } from './field.ts';
import { aboveZero, day, decimal, text, whole } from './readers.ts';

export const WORKOUTS = 12;

const work = <T>(column: number, name: string, read: Reader<T>): Field<T> =>
  new Field(column, name, read, 'workout');

/** The k-th workout: each field + k. A negative time marks a bullet. */
export const WORKOUT = {
  day: work(102, 'date', day),
  seconds: work(114, 'time', decimal),
  track: work(126, 'track', text),
  distanceYards: work(138, 'distance in yards', aboveZero(whole)),
  condition: work(150, 'track condition', text),
  manner: work(162, 'description', text),
  course: work(174, 'course', text),
  count: work(186, 'works at the distance', aboveZero(whole)),
  rank: work(198, 'rank', aboveZero(whole)),
};
