import { groupBy } from '../../kernel/group-by.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { figureDay, type RaceFigures } from './day-figures.ts';
import { openParBook } from './par-book.ts';
import { parRows } from './par-row.ts';
import {
  fieldStrength,
  type HorseMemory,
  NO_OFFSET,
  projectedWinner,
  remember,
  type StrengthOffset,
} from './projection.ts';
import type { TimedRace } from './timed-race.ts';

/** Figures day by day, each on what the days before taught. */
export interface FigureBook {
  /** The latest day in it; null while it is empty. */
  upTo(): RaceDay | null;
  /** Races with figures. */
  races(): number;
  memory(): HorseMemory;
  offset(): StrengthOffset;
  /**
   * The figures of one more day, which the book then learns. Throws a RangeError for a day that is not later than those
   * in the book.
   */
  addDay(day: RaceDay, races: readonly TimedRace[]): readonly RaceFigures[];
}

/** The offset with a day's races added: how far their pars lay over the strength of their fields. */
function withStrengths(
  { sum, races }: StrengthOffset,
  figures: readonly RaceFigures[],
  memory: HorseMemory,
): StrengthOffset {
  const over = figures.flatMap(({ race, par }) => {
    const strength = fieldStrength(race, memory);
    return strength === null ? [] : [par - strength];
  });
  return { sum: over.reduce((total, points) => total + points, sum), races: races + over.length };
}

/** An empty book. The same days in the same order give the same figures, in time linear in the races. */
export function openFigureBook(): FigureBook {
  const pars = openParBook();
  const memory = new Map<string, readonly number[]>();
  let offset = NO_OFFSET;
  let upTo: RaceDay | null = null;
  return {
    upTo: () => upTo,
    races: pars.races,
    memory: () => memory,
    offset: () => offset,
    addDay(day, races) {
      if (upTo !== null && day <= upTo) {
        throw new RangeError(`figures are made in the order of days: ${day} is not after ${upTo}`);
      }
      const rows = parRows(races.map((race) => ({ race, projected: projectedWinner(race, memory, offset) })));
      const figures = figureDay(pars.tables(), rows);
      offset = withStrengths(offset, figures, memory);
      pars.learn(rows);
      remember(
        memory,
        figures.flatMap(({ runners }) => runners),
      );
      upTo = day;
      return figures;
    },
  };
}

/** Figures of a whole history, day by day, each on what the days before it taught. */
export function figureHistory(races: readonly TimedRace[]): readonly RaceFigures[] {
  const book = openFigureBook();
  return [...groupBy(races, ({ day }) => day)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => book.addDay(day, ofDay));
}
