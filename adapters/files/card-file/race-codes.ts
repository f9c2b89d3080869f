import type { Eligibility } from '#core/card/eligibility.ts';
import type { Surface } from '#core/card/surface.ts';
import type { Facts } from './facts.ts';

/** What a code means; null for an unknown one. */
export const meaningOf = <T>(table: Readonly<Record<string, T>>, code: string): T | null =>
  Object.hasOwn(table, code) ? (table[code] as T) : null;

/** Like `meaningOf`, for a field whose empty text has a meaning; null if the file lacks the field. */
export const meaningOfText = <T>(
  table: Readonly<Record<string, T>>,
  facts: Pick<Facts, 'has' | 'text'>,
  name: string,
): T | null => (facts.has(name) ? meaningOf(table, facts.text(name)) : null);

/** By course letter alone: an all-weather course is listed with surface `D`. */
export const COURSES: Readonly<Record<string, Surface>> = {
  D: 'dirt',
  T: 'turf',
  I: 'inner-turf',
  O: 'turf',
  E: 'synthetic',
  N: 'inner-dirt',
  M: 'steeplechase',
};

/** The Brisnet equivalent of each code; codes without one stay as they are. Graded stakes get their grade. */
export const RACE_TYPES: Readonly<Record<string, string>> = {
  CL: 'C',
  CLM: 'C',
  AL: 'A',
  ALW: 'A',
  OC: 'AO',
  AOC: 'AO',
  OCL: 'CO',
  MC: 'M',
  MCL: 'M',
  MS: 'S',
  MSW: 'S',
  ST: 'N',
  STK: 'N',
  HC: 'N',
  HCP: 'N',
  SA: 'R',
  STR: 'R',
  SH: 'T',
  SHP: 'T',
  SO: 'SOC',
  SS: 'SST',
  MO: 'MO',
  MOC: 'MO',
};

/** For past races; today's sex restriction is in the conditions. */
export const SEXES_ADMITTED: Readonly<Record<string, Eligibility['sexes']>> = {
  '': 'open',
  B: 'fillies and mares',
  F: 'fillies',
  C: 'colts and geldings',
};
