import type { Eligibility } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import type { Surface } from '#core/card/surface.ts';

/** What a letter means; null for one that is not known. */
export const meaningOf = <T>(table: Readonly<Record<string, T>>, code: string): T | null =>
  Object.hasOwn(table, code) ? (table[code] as T) : null;

/** By the course alone: an all-weather one has the surface `D` beside it. */
export const COURSES: Readonly<Record<string, Surface>> = {
  D: 'dirt',
  T: 'turf',
  I: 'inner-turf',
  O: 'turf',
  E: 'synthetic',
  N: 'inner-dirt',
  M: 'steeplechase',
};

/** The codes of a Brisnet card, for those that mean the same; the others stay. Stakes have their grade. */
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

/** Of earlier races; today's are in the conditions. */
export const SEXES_ADMITTED: Readonly<Record<string, Eligibility['sexes']>> = {
  '': 'open',
  B: 'fillies and mares',
  F: 'fillies',
  C: 'colts and geldings',
};

export const SEXES: Readonly<Record<string, NonNullable<Runner['sex']>>> = {
  C: 'colt',
  H: 'horse',
  G: 'gelding',
  F: 'filly',
  M: 'mare',
  R: 'ridgling',
};
