import { behindWinner } from './beaten-lengths.ts';
import type { ParRow } from './par-row.ts';
import { coursePoints, expectedOf, type ParTables, parOf } from './par-tables.ts';
import type { TimedRace } from './timed-race.ts';
import { type TrackVariant, trackVariant } from './track-variant.ts';

/** Ours, from times: never another producer's. Not rounded. */
interface RunnerFigure {
  readonly key: string;
  /** Null for a horse that did not finish, or whose lengths are unknown. */
  readonly figure: number | null;
}

export interface RaceFigures {
  readonly race: TimedRace;
  readonly variant: TrackVariant;
  /** What an average winner of the class earns. */
  readonly par: number;
  /** What was expected of this winner, by class and by what the runners had shown. */
  readonly expected: number;
  /** The winner's, before and after the variant. */
  readonly raw: number;
  readonly winner: number;
  /** Earlier races over the course: the fewer, the weaker the figure. */
  readonly courseRaces: number;
  readonly runners: readonly RunnerFigure[];
}

interface Raw {
  readonly row: ParRow;
  readonly raw: number;
  readonly expected: number;
}

const rawOf = (tables: ParTables, row: ParRow): Raw => ({
  row,
  raw: row.points - coursePoints(tables, row),
  expected: expectedOf(tables, row),
});

function variantsOf(raws: readonly Raw[]): ReadonlyMap<string, TrackVariant> {
  const over = new Map<string, number[]>();
  for (const { row, raw, expected } of raws) {
    over.set(row.surfaceDay, [...(over.get(row.surfaceDay) ?? []), raw - expected]);
  }
  return new Map([...over].map(([key, values]) => [key, trackVariant(values)]));
}

const NO_VARIANT: TrackVariant = { points: 0, measured: 0, races: 0, dropped: 0 };

/**
 * Figures of a day's races (any tracks): the winner's time in points less what surface and course give, less the
 * variant of the day; the others by beaten lengths. Figures that something is learned from need `tables` of
 * earlier days only. A race without a usable clock has no row.
 */
export function figureDay(tables: ParTables, rows: readonly ParRow[]): readonly RaceFigures[] {
  const raws = rows.map((row) => rawOf(tables, row));
  const variants = variantsOf(raws);
  return raws.map(({ row, raw, expected }) => {
    const { race } = row;
    const variant = variants.get(row.surfaceDay) ?? NO_VARIANT;
    const winner = raw - variant.points;
    const runners = race.runners.map(({ key, behind }) => ({
      key,
      figure: behind === null ? null : behindWinner(winner, behind, race.distanceYards),
    }));
    const courseRaces = tables.courses.get(row.course)?.races ?? 0;
    return { race, variant, par: parOf(tables, row), expected, raw, winner, courseRaces, runners };
  });
}
