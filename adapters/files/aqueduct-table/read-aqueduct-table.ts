import { basename } from 'node:path';
import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import { readTable } from '../csv/table.ts';
import { tableBytes } from '../csv/table-file.ts';
import { LAYOUT } from './layout.ts';
import { racesIn } from './races-in.ts';
import { sheetsOf } from './sheets-of.ts';

/**
 * Reads the table of Aqueduct races into one sheet a day. All is read before anything is returned; refuses ('invalid',
 * `results.file-…`) what does not fit, naming line and field. A race that contradicts itself is listed in `refused`.
 */
export function readAqueductTable(
  bytes: Uint8Array,
  { fileName, at: instant }: { readonly fileName: string; readonly at: Instant },
): readonly StoredSheet[] {
  const table = readTable(bytes, { fileName, layout: LAYOUT, hasHead: true });
  return sheetsOf(racesIn(table), { tier: 'imported', source: `Aqueduct table ${fileName}`, at: instant });
}

/** Reads the table at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readAqueductTableFile = async (
  path: string,
  instant: Instant,
): Promise<readonly StoredSheet[]> =>
  readAqueductTable(await tableBytes(path), { fileName: basename(path), at: instant });
