import type { RaceDay } from '../../kernel/race-day.ts';
import { figureDay, type RaceFigures } from './day-figures.ts';
import { PAR_STRENGTHS, parTables } from './par-estimate.ts';
import { type ParRow, parRows } from './par-row.ts';
import { NO_PARS, type ParTables } from './par-tables.ts';
import {
  fieldStrength,
  type HorseMemory,
  NO_OFFSET,
  projectedWinner,
  remember,
  type StrengthOffset,
} from './projection.ts';
import type { TimedRace } from './timed-race.ts';

/** Everything figures have been made from so far, and what was learned of it. */
interface FigureBook {
  readonly rows: readonly ParRow[];
  readonly tables: ParTables;
  readonly memory: HorseMemory;
  readonly offset: StrengthOffset;
  /** The latest day in it; null while it is empty. */
  readonly upTo: RaceDay | null;
}

export const EMPTY_FIGURE_BOOK: FigureBook = {
  rows: [],
  tables: NO_PARS,
  memory: new Map(),
  offset: NO_OFFSET,
  upTo: null,
};

/** Rounds after each new day: the tables start from those of the day before. */
const NEW_DAY = { ...PAR_STRENGTHS, rounds: 2 };

/** The offset with a day's races added: how far their pars lay over the strength of their fields. */
function withStrengths({ offset, memory }: FigureBook, figures: readonly RaceFigures[]): StrengthOffset {
  let { sum, races } = offset;
  for (const { race, par } of figures) {
    const strength = fieldStrength(race, memory);
    if (strength === null) continue;
    sum += par - strength;
    races += 1;
  }
  return { sum, races };
}

/**
 * One more day: its figures on what the days before taught, and the book that has learned it. The day must be
 * later than those in the book. The same days in the same order give the same book.
 */
export function addDay(
  book: FigureBook,
  day: RaceDay,
  races: readonly TimedRace[],
): { readonly book: FigureBook; readonly figures: readonly RaceFigures[] } {
  if (book.upTo !== null && day <= book.upTo) {
    throw new RangeError(`figures are made in the order of days: ${day} is not after ${book.upTo}`);
  }
  const { memory, offset } = book;
  const added = parRows(races.map((race) => ({ race, projected: projectedWinner(race, memory, offset) })));
  const figures = figureDay(book.tables, added);
  const rows = [...book.rows, ...added];
  const runnerFigures = figures.flatMap(({ runners }) => runners);
  return {
    figures,
    book: {
      rows,
      tables: parTables(rows, NEW_DAY, book.tables),
      memory: remember(memory, runnerFigures),
      offset: withStrengths(book, figures),
      upTo: day,
    },
  };
}

/** Figures of a whole history, day by day, each on what the days before it taught. */
export function figureHistory(races: readonly TimedRace[]): readonly RaceFigures[] {
  const days = new Map<RaceDay, TimedRace[]>();
  for (const race of races) days.set(race.day, [...(days.get(race.day) ?? []), race]);
  let book = EMPTY_FIGURE_BOOK;
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([day, ofDay]) => {
      const next = addDay(book, day, ofDay);
      book = next.book;
      return next.figures;
    });
}
