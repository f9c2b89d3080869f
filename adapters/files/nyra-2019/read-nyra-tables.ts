import { join } from 'node:path';
import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import { tableBytes } from '../csv/table-file.ts';
import { joinedRaces } from './joined-races.ts';
import { sheetsOf } from './sheets-of.ts';
import { FILE_NAMES, type NyraTables, readTables } from './tables.ts';

/**
 * Reads the four tables of a NYRA year into one sheet for each track and day. All is read before anything is returned;
 * refuses ('invalid', `results.file-…`) what does not fit, naming file, line and field. A race that contradicts itself
 * is left out and listed in `refused`.
 */
export const readNyraTables = (tables: NyraTables, instant: Instant): readonly StoredSheet[] =>
  sheetsOf(joinedRaces(readTables(tables)), instant);

/** Reads the tables in a folder under the names they were published with; also refuses a missing file. */
export async function readNyraTablesFolder(
  folder: string,
  instant: Instant,
): Promise<readonly StoredSheet[]> {
  const bytesOf = (table: keyof NyraTables): Promise<Uint8Array> =>
    tableBytes(join(folder, FILE_NAMES[table]));
  const [starts, races, horseIds, horseNames] = await Promise.all([
    bytesOf('starts'),
    bytesOf('races'),
    bytesOf('horseIds'),
    bytesOf('horseNames'),
  ]);
  return readNyraTables({ starts, races, horseIds, horseNames }, instant);
}
