import { basename, dirname, join } from 'node:path';
import { emptyFolder, isFolder, namesIn } from './files-under.ts';
import { FILE_NAMES } from './nyra-2019/tables.ts';

/** What is read at once: the four NYRA tables of a folder, or one table of chart rows. */
export interface TableSource {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  /** The folder, or the file. */
  readonly path: string;
}

const NYRA_TABLES: readonly string[] = Object.values(FILE_NAMES);
const CSV = '.csv';

function sourceOf(path: string): TableSource {
  const isOfTheSet = NYRA_TABLES.includes(basename(path).toLowerCase());
  return isOfTheSet ? { kind: 'nyra-tables', path: dirname(path) } : { kind: 'aqueduct-table', path };
}

/** What the paths mean, each once: the four tables of a folder are one source, every other file is one. */
export async function tableSources(paths: readonly string[]): Promise<readonly TableSource[]> {
  const sources = new Map<string, TableSource>();
  for (const path of paths) {
    const names = (await isFolder(path)) ? await namesIn(path, CSV) : null;
    if (names?.length === 0) throw emptyFolder(path, CSV);
    const files = names === null ? [path] : names.map((name) => join(path, name));
    for (const source of files.map(sourceOf)) sources.set(source.path, source);
  }
  return [...sources.values()];
}
