import type { Surface } from '#core/card/surface.ts';
import { SHORT_MONTHS } from '#core/kernel/months.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { filled, Misread, type Reader, whole } from '../csv/column.ts';

/** `31/12/2019`. */
export const day: Reader<RaceDay> = (cell) => {
  const found = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(cell);
  const read = found === null ? null : parseRaceDay(`${found[3]}-${found[2]}-${found[1]}`);
  return read ?? new Misread(`"${cell}" is not a date (DD/MM/YYYY).`);
};

const FIRST_RUN = 'FR';

/** `3Dec16`; null for a first run. */
export const lastDay: Reader<RaceDay | null> = (cell) => {
  if (cell === FIRST_RUN) return null;
  const [, date = '', month = '', year = ''] = /^(\d{1,2})([A-Z][a-z]{2})(\d{2})$/.exec(cell) ?? [];
  const number = String(SHORT_MONTHS.indexOf(month) + 1).padStart(2, '0');
  const read = parseRaceDay(`20${year}-${number}-${date.padStart(2, '0')}`);
  return read ?? new Misread(`"${cell}" is not a date (like 3Dec16).`);
};

/** A number of the last race; null for a first run and where it is left empty. */
export const lastNumber: Reader<number | null> = (cell) =>
  cell === FIRST_RUN || cell === '' ? null : whole(1, 40)(cell);

/** Two turf courses, from November 2017 on, are both called turf. */
export const SURFACES: ReadonlyMap<string, Surface> = new Map<string, Surface>([
  ['Dirt', 'dirt'],
  ['Inner', 'inner-dirt'],
  ['Turf', 'turf'],
  ['Outer', 'turf'],
]);

/** Seconds of `1:14.18` or `51.60`. */
export const seconds: Reader<number> = (cell) => {
  const found = /^(?:(\d):)?(\d{2}\.\d{2})$/.exec(cell);
  if (found === null || Number(found[2]) >= 60) return new Misread(`"${cell}" is not a time (like 1:14.18).`);
  return Math.round(Number(found[1] ?? 0) * 6000 + Number(found[2]) * 100) / 100;
};

/** `1` and up; -1 for a horse that did not finish, which is null. */
export const crossed: Reader<number | null> = (cell) => (cell === '-1' ? null : whole(1, 40)(cell));

/** A horse that did not finish, or the last of those that did. */
export type NoMargin = 'DNF' | 'Last';

const WORDS: ReadonlyMap<string, number> = new Map([
  ['Nose', 0.05],
  ['Head', 0.1],
  ['Neck', 0.25],
  ['1/2', 0.5],
  ['3/4', 0.75],
]);

/** Lengths in front of the next horse. */
export const margin: Reader<number | NoMargin> = (cell) => {
  if (cell === 'DNF' || cell === 'Last') return cell;
  if (/^\d{1,3}(\.\d{1,2})?$/.test(cell)) return Number(cell);
  return WORDS.get(cell) ?? new Misread(`"${cell}" is not a margin in lengths.`);
};

/** Odds to 1. */
export const odds: Reader<number> = (cell) =>
  /^\d{1,4}\.\d{2}$/.test(cell) && Number(cell) > 0
    ? Number(cell)
    : new Misread(`"${cell}" is not a price (like 3.50).`);

/** A disqualified horse is printed `DQ-Name`. */
export const horse: Reader<{ readonly name: string; readonly disqualified: boolean }> = (cell) => {
  const name = filled(cell.replace(/^DQ-/, ''));
  return name instanceof Misread ? name : { name, disqualified: cell.startsWith('DQ-') };
};

/** `Ortiz/Jr./Irad` is Irad Ortiz, Jr.; `Rodriguez/Castro/Luis` is Luis Rodriguez Castro. */
export const jockey: Reader<string> = (cell) => {
  const parts = cell.split('/');
  const first = parts.pop() ?? '';
  if (parts.length === 0 || [first, ...parts].includes('')) {
    return new Misread(`"${cell}" is not a jockey (like Last/First).`);
  }
  const isSuffix = (part: string): boolean => /^([JS]r\.?|I{2,3}|IV)$/.test(part);
  const suffix = parts.filter(isSuffix).map((part) => `, ${part}`);
  return `${first} ${parts.filter((part) => !isSuffix(part)).join(' ')}${suffix.join('')}`;
};

/** `Lbf` is medication L and equipment b and f, `L bf`; dashes are none. */
export const equipment: Reader<string> = (cell) => cell.replaceAll('-', '').replace(/^L(?=.)/, 'L ');

/** The words of a comment are joined with underscores. */
export const comment: Reader<string> = (cell) => cell.replaceAll('_', ' ').trim();
