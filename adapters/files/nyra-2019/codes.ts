import type { Surface } from '#core/card/surface.ts';

/** Letters of the courses. The outer turf of Aqueduct and the turf beside it are both called turf. */
export const COURSES: ReadonlyMap<string, Surface> = new Map<string, Surface>([
  ['D', 'dirt'],
  ['I', 'inner-turf'],
  ['T', 'turf'],
  ['O', 'turf'],
  ['M', 'steeplechase'],
]);

export const CONDITIONS: ReadonlyMap<string, string> = new Map([
  ['FT', 'Fast'],
  ['FM', 'Firm'],
  ['GD', 'Good'],
  ['SY', 'Sloppy'],
  ['MY', 'Muddy'],
  ['YL', 'Yielding'],
  ['SF', 'Soft'],
]);

export const TYPES: ReadonlyMap<string, string> = new Map([
  ['CLM', 'Claiming'],
  ['MSW', 'Maiden Special Weight'],
  ['MCL', 'Maiden Claiming'],
  ['STK', 'Stakes'],
  ['AOC', 'Allowance Optional Claiming'],
  ['ALW', 'Allowance'],
  ['STR', 'Starter Allowance'],
  ['SOC', 'Starter Optional Claiming'],
  ['SST', 'Starter Stakes'],
  ['WCL', 'Waiver Claiming'],
  ['SHP', 'Starter Handicap'],
  ['WMC', 'Waiver Maiden Claiming'],
]);
