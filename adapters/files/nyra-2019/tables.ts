import { type Row, readTable, type Table } from '../csv/table.ts';
import { HORSE_IDS, HORSE_NAMES, RACES, STARTS } from './layouts.ts';

/** The bytes of the four files. */
export interface NyraTables {
  readonly starts: Uint8Array;
  readonly races: Uint8Array;
  readonly horseIds: Uint8Array;
  readonly horseNames: Uint8Array;
}

export const FILE_NAMES: Readonly<Record<keyof NyraTables, string>> = {
  starts: 'nyra_start_table.csv',
  races: 'nyra_race_table.csv',
  horseIds: 'horse_ids.csv',
  horseNames: 'horse_names.csv',
};

export type StartRow = Row<typeof STARTS>;
export type RaceRow = Row<typeof RACES>;
export type IdRow = Row<typeof HORSE_IDS>;
export type NameRow = Row<typeof HORSE_NAMES>;

export interface ReadTables {
  readonly starts: Table<typeof STARTS>;
  readonly races: Table<typeof RACES>;
  readonly horseIds: Table<typeof HORSE_IDS>;
  readonly horseNames: Table<typeof HORSE_NAMES>;
}

/** Reads every cell of the four tables, each alone. */
export const readTables = (bytes: NyraTables): ReadTables => ({
  starts: readTable(bytes.starts, { fileName: FILE_NAMES.starts, layout: STARTS, hasHead: false }),
  races: readTable(bytes.races, { fileName: FILE_NAMES.races, layout: RACES, hasHead: true }),
  horseIds: readTable(bytes.horseIds, { fileName: FILE_NAMES.horseIds, layout: HORSE_IDS, hasHead: true }),
  horseNames: readTable(bytes.horseNames, {
    fileName: FILE_NAMES.horseNames,
    layout: HORSE_NAMES,
    hasHead: true,
  }),
});
