import type { ParRow } from './par-row.ts';
import {
  coursePoints,
  type Effect,
  expectedOf,
  NO_PARS,
  type ParTables,
  parOf,
  pointsIn,
} from './par-tables.ts';

/** How many races outweigh what is believed without any. Chosen by hand. */
interface ParStrengths {
  readonly surface: number;
  readonly course: number;
  readonly level: number;
  readonly surfaceDay: number;
  /** A race further off than this many points counts as this far off. */
  readonly furthest: number;
  /** Rounds of the estimate. */
  readonly rounds: number;
}

export const PAR_STRENGTHS: ParStrengths = {
  surface: 0.5,
  course: 4,
  level: 10,
  surfaceDay: 2,
  furthest: 25,
  rounds: 12,
};

interface Learning {
  readonly keyOf: (row: ParRow) => string;
  /** Points of a row that the effect should explain. */
  readonly pointsOf: (row: ParRow) => number;
  readonly strength: number;
  readonly priorOf?: (row: ParRow) => number;
}

/** The mean under each key, held to the prior with so many races' weight. */
function learn(rows: readonly ParRow[], learning: Learning): ReadonlyMap<string, Effect> {
  const { keyOf, pointsOf, strength, priorOf = () => 0 } = learning;
  const sums = new Map<string, { sum: number; races: number; prior: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    let entry = sums.get(key);
    if (entry === undefined) {
      entry = { sum: 0, races: 0, prior: priorOf(row) };
      sums.set(key, entry);
    }
    entry.sum += pointsOf(row);
    entry.races += 1;
  }
  const effects = [...sums].map(([key, { sum, races, prior }]): [string, Effect] => [
    key,
    { points: (sum + strength * prior) / (races + strength), races },
  ]);
  return new Map(effects);
}

/** What the surfaces and courses of the rows give, from what class and day leave over; `left` is what they leave in turn. */
function speedRound(rows: readonly ParRow[], tables: ParTables, strengths: ParStrengths) {
  const { furthest } = strengths;
  const within = (value: number): number => Math.min(Math.max(value, -furthest), furthest);
  const over = (row: ParRow, now: ParTables): number =>
    row.points - coursePoints(now, row) - expectedOf(now, row);
  const surfaceDays = learn(rows, {
    keyOf: ({ surfaceDay }) => surfaceDay,
    pointsOf: (row) => within(over(row, tables)),
    strength: strengths.surfaceDay,
  });
  const left = (row: ParRow, now: ParTables): number =>
    within(over(row, now) - pointsIn(surfaceDays, row.surfaceDay));
  const surfaces = learn(rows, {
    keyOf: ({ surface }) => surface,
    pointsOf: (row) => pointsIn(tables.surfaces, row.surface) + left(row, tables),
    strength: strengths.surface,
  });
  const withSurfaces = { ...tables, surfaces };
  const courses = learn(rows, {
    keyOf: ({ course }) => course,
    pointsOf: (row) => pointsIn(tables.courses, row.course) + left(row, withSurfaces),
    strength: strengths.course,
  });
  return { tables: { ...withSurfaces, courses }, left };
}

/** One round: each kind of effect in turn, from what the others leave over. */
function round(rows: readonly ParRow[], before: ParTables, strengths: ParStrengths): ParTables {
  const { tables, left } = speedRound(rows, before, strengths);
  const levels = learn(rows, {
    keyOf: ({ race }) => race.level.key,
    pointsOf: (row) => parOf(tables, row) + left(row, tables),
    strength: strengths.level,
    priorOf: ({ race }) => race.level.prior,
  });
  return { ...tables, levels };
}

/**
 * Pars estimated from races as run. A winner's time in points is taken apart into surface + course + what was
 * expected of the winner + the variant of the day + chance, each from what the others leave over, in rounds
 * (backfitting), and each held to its prior while races are few. `from` starts the rounds at earlier tables, so
 * that a new day needs few of them.
 */
export function parTables(
  rows: readonly ParRow[],
  strengths: ParStrengths = PAR_STRENGTHS,
  from: ParTables = NO_PARS,
): ParTables {
  let tables = from;
  for (let done = 0; done < strengths.rounds; done += 1) tables = round(rows, tables, strengths);
  return tables;
}

/**
 * Pars with the speed of some surfaces and their courses estimated again: `rows` are all races over those surfaces.
 * Classes and the other surfaces stay as they are.
 */
export function withSpeedsOf(rows: readonly ParRow[], strengths: ParStrengths, from: ParTables): ParTables {
  let tables = from;
  for (let done = 0; done < strengths.rounds; done += 1) {
    ({ tables } = speedRound(rows, tables, strengths));
  }
  return {
    surfaces: new Map([...from.surfaces, ...tables.surfaces]),
    courses: new Map([...from.courses, ...tables.courses]),
    levels: from.levels,
  };
}
