import { readNyraTables } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import type { NyraTables } from '#adapters/files/nyra-2019/tables.ts';
import { instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';

export const IMPORTED_AT = instant(1_754_130_000_000);

/** An invented starter: program number, odds × 100, place crossed, official place. */
export type StartDraft = readonly [number: string, odds: number, crossed: number, place: number];

export interface RaceDraft {
  readonly track?: string;
  readonly day?: string;
  readonly number?: number;
  /** Distance, course, condition, run-up, type, purse and post time as they stand in the file. */
  readonly facts?: string;
  readonly starts?: readonly StartDraft[];
  /** Program number and place of a horse that is in horse_ids.csv only. */
  readonly absent?: readonly (readonly [string, number])[];
}

const THREE: readonly StartDraft[] = [
  ['1', 250, 2, 2],
  ['2', 90, 1, 1],
  ['3', 1280, 3, 3],
];

/** The four files as text, lines without their breaks. */
export interface TableLines {
  readonly starts: readonly string[];
  readonly races: readonly string[];
  readonly horseIds: readonly string[];
  readonly horseNames: readonly string[];
}

/** The files that tell of these races. */
export function tablesOf(races: readonly RaceDraft[]): TableLines {
  const starts: string[] = [];
  const heads: string[] = [];
  const ids: string[] = [];
  const names: string[] = [];
  for (const {
    track = 'SAR',
    day = '2019-08-03',
    number = 1,
    facts,
    starts: field = THREE,
    absent = [],
  } of races) {
    const key = `${track},${day},${number}`;
    heads.push(`${key},${facts ?? '850,I,FM ,72,MSW,90000,00135'}`);
    for (const [program, odds, crossed] of field) {
      starts.push(`${key},"${program.padEnd(3)}",120,Robin Lane,${odds},${crossed}`);
    }
    for (const [program, place] of [
      ...field.map(([program, , , last]) => [program, last] as const),
      ...absent,
    ]) {
      const id = ids.length;
      ids.push(`${id},${key},${program},${id},${place}`);
      names.push(`${id},${id},Paper Lantern ${program}`);
    }
  }
  return {
    starts,
    races: [
      'track_id,race_date,race_number,distance_id,course_type,track_condition,run_up_distance,race_type,purse,post_time',
      ...heads,
    ],
    horseIds: [',track_id,race_date,race,program_number,horse_id,finishing_place', ...ids],
    horseNames: [',horse_id,horse_name', ...names],
  };
}

const bytesOf = (lines: readonly string[], before = ''): Uint8Array =>
  new TextEncoder().encode(`${before}${lines.map((line) => `${line}\r\n`).join('')}`);

export const filesOf = (lines: TableLines): NyraTables => ({
  starts: bytesOf(lines.starts, '\uFEFF'),
  races: bytesOf(lines.races),
  horseIds: bytesOf(lines.horseIds),
  horseNames: bytesOf(lines.horseNames),
});

export const readingLines = (lines: TableLines): readonly StoredSheet[] =>
  readNyraTables(filesOf(lines), IMPORTED_AT);
export const reading = (...races: readonly RaceDraft[]): readonly StoredSheet[] =>
  readingLines(tablesOf(races));

export const raceFrom = (race: RaceDraft): RaceResult => reading(race)[0]?.sheet.races[0] as RaceResult;

/** The starters of a race of this field, by program number. */
export const starterOf =
  (...starts: readonly StartDraft[]) =>
  (number: string): Finisher =>
    raceFrom({ starts }).starters.find(({ programNumber }) => programNumber === number) as Finisher;
