import { FIRST_OFF } from './reported-off.ts';

/** Sources take the off differently by up to this many minutes. */
export const OFF_TOLERANCE = 5;

const DAY_MINUTES = 24 * 60;

/** A minute before the first off of a day is of the night after it. */
export const minuteOfNight = (minute: number): number => (minute < FIRST_OFF ? minute + DAY_MINUTES : minute);
