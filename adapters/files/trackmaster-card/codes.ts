import type { NonFinish } from '#core/card/past-performance.ts';
import type { Eligibility } from '#core/card/race.ts';
import type { ListStatus, Medication, Runner } from '#core/card/runner.ts';
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

export const LISTS: Readonly<Record<string, ListStatus>> = { A: 'also-eligible', M: 'main-track-only' };

/** N is Lasix as last time, 2 for the second time; X and nothing are a race without it. */
export const MEDICATIONS: Readonly<Record<string, Medication>> = {
  N: 'lasix',
  1: 'first-time lasix',
  2: 'lasix',
  X: 'none',
  '': 'none',
};

/** Of earlier races, by letters. */
export const PAST_MEDICATIONS: Readonly<Record<string, string>> = {
  '': 'none',
  L: 'lasix',
  B: 'bute',
  A: 'bute',
  LB: 'bute and lasix',
  BL: 'bute and lasix',
  LA: 'bute and lasix',
  AL: 'bute and lasix',
};

export const BLINKERS: Readonly<Record<string, 'on' | 'off'>> = { ON: 'on', OFF: 'off' };

/** Where a work was: letters of TrackMaster and of the rest of the product. */
export const WORK_COURSES: Readonly<Record<string, string>> = {
  D: 'MT',
  E: 'MT',
  A: 'TT',
  F: 'TT',
  G: 'TN',
  T: 'T',
  I: 'IT',
  N: 'IM',
};

/** What a comment calls a horse that was not timed at the finish; the first that fits. */
export const NON_FINISHES: readonly (readonly [RegExp, NonFinish])[] = [
  [/lost (?:the )?(?:rider|jockey)|threw (?:the )?(?:rider|jockey)|unseated/i, 'lost rider'],
  [/pulled up/i, 'pulled up'],
  [/\beased\b/i, 'eased'],
  [/broke down/i, 'broke down'],
  [/\bfell\b(?! (?:well |far )?(?:back|off|out))/i, 'fell'],
  [/\bbolted\b/i, 'bolted'],
  [/\brefused\b/i, 'refused'],
  [/left (?:at|in) (?:the )?(?:post|gate)/i, 'left at post'],
  [/\bdistanced\b/i, 'distanced'],
];
