import { PAR_STRENGTHS, parTables, withSpeedsOf } from './par-estimate.ts';
import type { ParRow } from './par-row.ts';
import { NO_PARS, type ParTables } from './par-tables.ts';

/** Pars that learn from one day after the other. */
export interface ParBook {
  /** Pars as learned so far. */
  tables(): ParTables;
  /** Races learned from. */
  races(): number;
  learn(rows: readonly ParRow[]): void;
}

/** Rounds of an estimate: the tables start from the ones before. */
const AGAIN = { ...PAR_STRENGTHS, rounds: 2 };

/** Estimated again when the races have grown by this share: all estimates together then take time linear in the races. */
const GROWTH = 0.02;

/** Races under one heading, and how many of them there were at the last estimate. */
interface Rows {
  readonly rows: ParRow[];
  estimated: number;
}

const hasGrown = ({ rows, estimated }: Rows): boolean => rows.length >= estimated * (1 + GROWTH);

/**
 * Empty pars. Everything is estimated again once all races have grown by a fiftieth, and the speed of a surface once
 * its own have: daily while they are few, so that a new track is known within days though the book is large.
 */
export function openParBook(): ParBook {
  const all: Rows = { rows: [], estimated: 0 };
  const surfaces = new Map<string, Rows>();
  let tables = NO_PARS;

  function rowsOf(surface: string): Rows {
    const found = surfaces.get(surface) ?? { rows: [], estimated: 0 };
    surfaces.set(surface, found);
    return found;
  }

  function estimate(added: readonly ParRow[]): void {
    const grown = [...new Set(added.map(({ surface }) => surface))].map(rowsOf).filter(hasGrown);
    const isWhole = hasGrown(all);
    if (isWhole) tables = parTables(all.rows, AGAIN, tables);
    else if (grown.length > 0)
      tables = withSpeedsOf(
        grown.flatMap(({ rows }) => rows),
        AGAIN,
        tables,
      );
    for (const part of isWhole ? [all, ...surfaces.values()] : grown) part.estimated = part.rows.length;
  }

  return {
    tables: () => tables,
    races: () => all.rows.length,
    learn(rows) {
      if (rows.length === 0) return;
      for (const row of rows) {
        all.rows.push(row);
        rowsOf(row.surface).rows.push(row);
      }
      estimate(rows);
    },
  };
}
