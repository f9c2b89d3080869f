import type { RaceDay } from '../../kernel/race-day.ts';
import { decidedRace } from '../decided-race.ts';
import type { RaceResult } from '../race-result.ts';
import type { ResultSheet, SheetKind } from '../result-sheet.ts';
import { completedRace } from './completed-race.ts';

/** A race with its place in the calendar, as all sheets of its day together report it. */
export interface JoinedRace {
  /** The track's code: `SAR`. */
  readonly track: string;
  readonly day: RaceDay;
  readonly race: RaceResult;
}

/** The most detailed first; invented races never stand beside real ones. */
export const KINDS_BY_DETAIL: readonly SheetKind[] = [
  'chart',
  'trackmaster-chart',
  'nyra-tables',
  'aqueduct-table',
  'live',
  'desk',
  'simulation',
];

/** Kinds that count only for races that no other sheet reports. */
export const SUBSTITUTES: readonly SheetKind[] = ['live', 'desk'];

export const mostDetailedFirst = (a: ResultSheet, b: ResultSheet): number =>
  KINDS_BY_DETAIL.indexOf(a.kind) - KINDS_BY_DETAIL.indexOf(b.kind);

/**
 * Of sheets that are looked at together those that count, the most detailed first: invented ones only without a
 * real one.
 */
export function sheetsThatCount(sheets: readonly ResultSheet[]): readonly ResultSheet[] {
  const counting = sheets.filter(({ kind, races }) => kind !== 'desk' || races.length > 0);
  const real = counting.filter(({ kind }) => kind !== 'simulation');
  return (real.length > 0 ? real : counting).toSorted(mostDetailedFirst);
}

/** A horse is listed once, as it was reported first. */
export function withoutDoubles<
  Race extends { readonly starters: readonly { readonly programNumber: string }[] },
>(race: Race): Race {
  const first = new Map(race.starters.map((starter) => [starter.programNumber, starter] as const).reverse());
  if (first.size === race.starters.length) return race;
  return {
    ...race,
    starters: race.starters.filter((starter) => first.get(starter.programNumber) === starter),
  };
}

function racesOfOneDay(sheets: readonly ResultSheet[]): readonly RaceResult[] {
  const byNumber = new Map<number, RaceResult>();
  for (const { kind, races } of sheetsThatCount(sheets)) {
    for (const race of races) {
      const before = byNumber.get(race.raceNumber);
      const raceResult = decidedRace(withoutDoubles(race));
      if (before === undefined) byNumber.set(race.raceNumber, raceResult);
      else if (!SUBSTITUTES.includes(kind)) byNumber.set(race.raceNumber, completedRace(before, raceResult));
    }
  }
  return [...byNumber.values()].sort((a, b) => a.raceNumber - b.raceNumber);
}

function byDayAndTrack(sheets: readonly ResultSheet[]): readonly (readonly ResultSheet[])[] {
  const days = new Map<string, ResultSheet[]>();
  for (const sheet of sheets) {
    const key = `${sheet.day} ${sheet.track}`;
    days.set(key, [...(days.get(key) ?? []), sheet]);
  }
  return [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, ofDay]) => ofDay);
}

/**
 * Joins overlapping sheets race by race: the most detailed counts, what it leaves out is taken from the others,
 * a starter that is listed twice is dropped once, and what was decided about doubts is applied. A live sheet, and one
 * entered by hand, counts only for races that no other reports. In order of
 * time: by day, track and race.
 */
export const joinedRaces = (sheets: readonly ResultSheet[]): readonly JoinedRace[] =>
  byDayAndTrack(sheets).flatMap((ofDay) =>
    ofDay.slice(0, 1).flatMap(({ track, day }) => racesOfOneDay(ofDay).map((race) => ({ track, day, race }))),
  );
