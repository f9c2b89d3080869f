import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function keysIn(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .split(/\s+/)
      .filter((key) => key !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** The file appears with its key in it or not at all. One that another process was quicker to make stays; a blank one does not. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    if (existsSync(file) && keysIn(file).length === 0) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The keys that sign session cookies: as set, else made once and kept in the data folder, readable by its owner only. */
export function sessionKeys(set: readonly string[] | undefined, dataFolder: string): readonly string[] {
  if (set !== undefined && set.length > 0) return set;
  const file = join(dataFolder, 'session-keys');
  const keys = keysIn(file);
  if (keys.length > 0) return keys;
  mkdirSync(dataFolder, { recursive: true });
  makeKey(file);
  return keysIn(file);
}
