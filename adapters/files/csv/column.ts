import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';

/** What a reader answers when a text is not what the column holds. */
export class Misread {
  readonly sentence: string;
  constructor(sentence: string) {
    this.sentence = sentence;
  }
}

/** Reads the trimmed text of a cell. */
export type Reader<T> = (text: string) => T | Misread;

/** A column under its head. */
export interface Column<T> {
  readonly head: string;
  readonly read: Reader<T>;
}

export const column = <T>(head: string, read: Reader<T>): Column<T> => ({ head, read });

export const text: Reader<string> = (cell) => cell;

export const filled: Reader<string> = (cell) => (cell === '' ? new Misread('it is empty.') : cell);

/** A whole number from `from` to `to`. */
export const whole =
  (from: number, to: number): Reader<number> =>
  (cell) => {
    if (!/^-?\d{1,9}$/.test(cell)) return new Misread(`"${cell}" is not a whole number.`);
    const value = Number(cell);
    return value >= from && value <= to ? value : new Misread(`"${cell}" is not between ${from} and ${to}.`);
  };

/** One of the codes of a map, as what it means. */
export const code =
  <T>(meanings: ReadonlyMap<string, T>): Reader<T> =>
  (cell) =>
    meanings.get(cell) ?? new Misread(`"${cell}" is not one of ${[...meanings.keys()].join(', ')}.`);

/** A program number: `7`, `1A`. */
export const programNumber: Reader<string> = (cell) =>
  /^[1-9]\d?[A-Z]?$/.test(cell) ? cell : new Misread(`"${cell}" is not a program number (like 1 or 1A).`);

/** `2019-07-11`. */
export const isoDay: Reader<RaceDay> = (cell) =>
  parseRaceDay(cell) ?? new Misread(`"${cell}" is not a date.`);
