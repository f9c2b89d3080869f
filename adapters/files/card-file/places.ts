import type { PlaceInFile } from '#core/card/imported-card.ts';

type ElementTable = Readonly<Record<string, string>>;

/** Which element each fact is read from, by the first step of its path that has one; `race`, `runner` and `day` stand for the whole. */
export interface ElementTables {
  readonly race: ElementTable;
  readonly runner: ElementTable;
  readonly past: ElementTable;
}

const elementFor = (table: ElementTable, path: readonly string[], whole: string): string =>
  path.map((step) => table[step]).find((element) => element !== undefined) ?? table[whole] ?? whole;

const placeAt = (line: number, name: string): PlaceInFile => ({ line, field: { number: null, name } });

/** Where a race, its runners and their past races are in the file. */
export interface RacePlaces {
  readonly line: number;
  readonly runners: ReadonlyMap<string, { readonly line: number; readonly pastLines: readonly number[] }>;
}

/** The place of a fact of a race, or of a runner when a program number is given; `what` is its dotted path. */
export function placeIn(
  tables: ElementTables,
  places: RacePlaces,
  programNumber: string | null,
  what: string,
): PlaceInFile {
  const path = what.split('.');
  const runner = programNumber === null ? undefined : places.runners.get(programNumber);
  if (runner === undefined) return placeAt(places.line, elementFor(tables.race, path, 'race'));
  const [head, index = '', ...rest] = path;
  const pastLine = head === 'pastPerformances' ? runner.pastLines[Number(index)] : undefined;
  return pastLine === undefined
    ? placeAt(runner.line, elementFor(tables.runner, path, 'runner'))
    : placeAt(pastLine, elementFor(tables.past, rest, 'day'));
}
