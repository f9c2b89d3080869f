import type { ParRow } from './par-row.ts';
import { PROJECTION_WEIGHT } from './projection.ts';

/** What has been learned of one thing, in points, and from how many races. */
export interface Effect {
  readonly points: number;
  readonly races: number;
}

/** Pars from races as run: how fast surfaces and courses are, and what winners of each class earn. */
export interface ParTables {
  /** Points a surface gives over the law's own track, by `surfaceKey`. */
  readonly surfaces: ReadonlyMap<string, Effect>;
  /** Points one of its distances gives on top, by `courseKey`. */
  readonly courses: ReadonlyMap<string, Effect>;
  /** What an average winner of a class earns, by level key. */
  readonly levels: ReadonlyMap<string, Effect>;
}

export const NO_PARS: ParTables = { surfaces: new Map(), courses: new Map(), levels: new Map() };

export const pointsIn = (effects: ReadonlyMap<string, Effect>, key: string): number =>
  effects.get(key)?.points ?? 0;

/** Points the surface and the course give together. */
export const coursePoints = (tables: ParTables, { surface, course }: ParRow): number =>
  pointsIn(tables.surfaces, surface) + pointsIn(tables.courses, course);

/** What an average winner of the race's class earns. */
export const parOf = (tables: ParTables, { race: { level } }: ParRow): number =>
  tables.levels.get(level.key)?.points ?? level.prior;

/** What an average winner of the race is expected to earn: its class, and what its runners have shown. */
export function expectedOf(tables: ParTables, row: ParRow): number {
  const { projected } = row;
  const par = parOf(tables, row);
  return projected === null ? par : par + PROJECTION_WEIGHT * (projected - par);
}
