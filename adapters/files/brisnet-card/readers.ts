import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { Misread, type Reader } from './field.ts';

const LARGEST = 2_147_483_647;

const withCommas = (cell: string): string => cell.replaceAll(';', ',');

/** Text for people: the producer writes every comma as `;`. */
export const text: Reader<string> = withCommas;

/** An empty field is unknown. */
export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (cell) =>
    cell === '' ? null : read(cell);

export const textOrNull: Reader<string | null> = orNull(text);

/** Text in which " And" became " &", even inside a name: `Knapczyk &rew`, `Smith &Mike`. */
export const ownedText: Reader<string> = (cell) =>
  withCommas(cell)
    .replace(/(^|\s)&(?=[a-z])/g, '$1And')
    .replace(/(^|\s)&(?=\S)/g, '$1& ');

/** A person's name; a foreign one begins with a star. */
export const personName: Reader<string> = (cell) => withCommas(cell.replace(/^\*/, ''));

/** Refuses an empty field. */
export const required =
  <T>(read: Reader<T | null>): Reader<T> =>
  (cell) => {
    const value = cell === '' ? null : read(cell);
    return value ?? new Misread('it is empty.');
  };

function numberLike(cell: string, form: RegExp, what: string): number | null | Misread {
  if (cell === '') return null;
  if (!form.test(cell)) return new Misread(`"${cell}" is not ${what}.`);
  const value = Number(cell);
  return Math.abs(value) > LARGEST ? new Misread(`"${cell}" is too large.`) : value;
}

export const whole: Reader<number | null> = (cell) => numberLike(cell, /^-?\d+$/, 'a whole number');
export const decimal: Reader<number | null> = (cell) => numberLike(cell, /^-?(\d+\.?\d*|\.\d+)$/, 'a number');

/** A number for which zero and less mean "none": figures, odds, times, purses. */
export const aboveZero =
  (read: Reader<number | null>): Reader<number | null> =>
  (cell) => {
    const value = read(cell);
    return typeof value === 'number' && value <= 0 ? null : value;
  };

/** A number for which zero means "none" and less does not. */
export const notZero: Reader<number | null> = (cell) => {
  const value = whole(cell);
  return value === 0 ? null : value;
};

/** A count; empty is none. */
export const count: Reader<number> = (cell) => {
  const value = whole(cell);
  if (value instanceof Misread) return value;
  return (value ?? 0) < 0 ? new Misread(`"${cell}" is negative.`) : (value ?? 0);
};

/** A sum for which empty is zero and less is possible. */
export const amount: Reader<number> = (cell) => decimal(cell) ?? 0;

/** A whole number from `from` to `to`. */
export const within =
  (from: number, to: number): Reader<number> =>
  (cell) => {
    const value = required(whole)(cell);
    if (typeof value !== 'number' || (value >= from && value <= to)) return value;
    return new Misread(`"${cell}" is not between ${from} and ${to}.`);
  };

/** A calendar day written YYYYMMDD. */
export const day: Reader<RaceDay> = (cell) => {
  const found = /^(\d{4})(\d{2})(\d{2})$/.exec(cell);
  const read = found === null ? null : parseRaceDay(`${found[1]}-${found[2]}-${found[3]}`);
  return read ?? new Misread(`"${cell}" is not a date.`);
};

/** Minutes since midnight of HHMM; null when empty. */
export const clock: Reader<number | null> = (cell) => {
  if (cell === '') return null;
  const found = /^(\d{1,2})(\d{2})$/.exec(cell);
  const [hour, minute] = [Number(found?.[1] ?? 24), Number(found?.[2])];
  return hour > 23 || minute > 59
    ? new Misread(`"${cell}" is not a time of day (HHMM).`)
    : hour * 60 + minute;
};

/** One of the letters of a table. */
export const code =
  <T>(table: Readonly<Record<string, T>>): Reader<T> =>
  (cell) =>
    Object.hasOwn(table, cell)
      ? (table[cell] as T)
      : new Misread(`"${cell}" is not one of ${Object.keys(table).filter(Boolean).join(', ')}.`);

/** Whether the field holds this letter. */
export const flag =
  (letter: string): Reader<boolean> =>
  (cell) =>
    cell === letter;
