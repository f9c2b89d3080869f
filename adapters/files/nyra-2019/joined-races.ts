import { groupBy } from '#core/kernel/group-by.ts';
import { tableRefusal } from '../csv/errors.ts';
import { onceEach } from '../csv/once.ts';
import { FILE_NAMES, type IdRow, type RaceRow, type ReadTables, type StartRow } from './tables.ts';

export interface JoinedStart {
  readonly start: StartRow;
  readonly horseName: string;
  readonly place: number;
}

/** A race with what the four tables say of it. */
export interface JoinedRace {
  readonly race: RaceRow;
  readonly starts: readonly JoinedStart[];
  /** Placed in horse_ids.csv, but neither priced nor ridden: they did not start. */
  readonly nonStarters: readonly string[];
}

interface RaceKey {
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
}

const raceKey = ({ track, day, raceNumber }: RaceKey): string => `${track} ${day} race ${raceNumber}`;
const startKey = (facts: RaceKey & { readonly programNumber: string }): string =>
  `${raceKey(facts)} #${facts.programNumber}`;

function namesById({ horseNames }: ReadTables): (id: number) => string | undefined {
  const rows = onceEach(horseNames, ({ facts }) => `horse ${facts.horseId}`, 'horseId');
  return (id) => rows.get(`horse ${id}`)?.facts.horseName;
}

/** A row of horse_ids.csv that the start table does not know: a non-starter, unless the start table was cut there. */
function refuseCut(tables: ReadTables, row: IdRow, isRace: boolean): void {
  const last = tables.starts.rows.at(-1);
  if (isRace && last !== undefined && raceKey(last.facts) !== raceKey(row.facts)) return;
  const sentence = `${startKey(row.facts)} has no row in ${FILE_NAMES.starts}, which may be cut.`;
  throw tableRefusal('order', tables.horseIds.whereIs(row, 'programNumber'), sentence);
}

function refuseUnmatchedRaces(tables: ReadTables, races: ReadonlyMap<string, unknown>): void {
  const started = new Set(tables.starts.rows.map(({ facts }) => raceKey(facts)));
  const bare = tables.races.rows.find(({ facts }) => !started.has(raceKey(facts)));
  if (bare !== undefined) {
    const sentence = `${raceKey(bare.facts)} has no starter in ${FILE_NAMES.starts}.`;
    throw tableRefusal('order', tables.races.whereIs(bare, 'raceNumber'), sentence);
  }
  const stray = tables.starts.rows.find(({ facts }) => !races.has(raceKey(facts)));
  if (stray === undefined) return;
  const sentence = `${raceKey(stray.facts)} is not in ${FILE_NAMES.races}.`;
  throw tableRefusal('order', tables.starts.whereIs(stray, 'raceNumber'), sentence);
}

/** Joins the four tables; refuses duplicate rows and rows without a partner. */
export function joinedRaces(tables: ReadTables): readonly JoinedRace[] {
  const races = onceEach(tables.races, ({ facts }) => raceKey(facts), 'raceNumber');
  const starts = onceEach(tables.starts, ({ facts }) => startKey(facts), 'programNumber');
  const ids = onceEach(tables.horseIds, ({ facts }) => startKey(facts), 'programNumber');
  const nameOf = namesById(tables);
  refuseUnmatchedRaces(tables, races);

  const horseNameOf = (row: IdRow): string => {
    const name = nameOf(row.facts.horseId);
    if (name !== undefined) return name;
    const sentence = `horse ${row.facts.horseId} is not in ${FILE_NAMES.horseNames}.`;
    throw tableRefusal('order', tables.horseIds.whereIs(row, 'horseId'), sentence);
  };
  const joined = (start: StartRow): JoinedStart => {
    const id = ids.get(startKey(start.facts));
    if (id !== undefined) return { start, horseName: horseNameOf(id), place: id.facts.place };
    const sentence = `${startKey(start.facts)} is not in ${FILE_NAMES.horseIds}.`;
    throw tableRefusal('order', tables.starts.whereIs(start, 'programNumber'), sentence);
  };
  const absent = tables.horseIds.rows.filter(({ facts }) => !starts.has(startKey(facts)));
  for (const row of absent) refuseCut(tables, row, races.has(raceKey(row.facts)));
  const absentIn = groupBy(absent, ({ facts }) => raceKey(facts));

  return [...groupBy(tables.starts.rows, ({ facts }) => raceKey(facts))].map(([key, rows]) => ({
    race: races.get(key) as RaceRow,
    starts: rows.map(joined),
    nonStarters: (absentIn.get(key) ?? []).map(horseNameOf),
  }));
}
