import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';

/**
 * PostgreSQL reads only clusters of its own major version. A cluster of another one is left as it is, and the
 * refusal explains the upgrade: back up with the old version, set the folder aside, restore with the new one.
 * `cluster` is the folder that holds PG_VERSION.
 * @throws Refusal database.other-major, database.no-cluster
 */
export function refuseOtherMajor(cluster: string, major: number): void {
  const found = readVersion(cluster);
  if (found === String(major)) return;
  throw new Refusal(
    'unavailable',
    'database.other-major',
    `The database in ${cluster} was created by PostgreSQL ${found}; this version ships PostgreSQL ${major}. With the old version run "racing-cli backup FILE", move the folder away, then run "racing-cli restore FILE" with this version.`,
  );
}

function readVersion(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Refusal(
      'unavailable',
      'database.no-cluster',
      `The folder ${cluster} holds no database (PG_VERSION is missing): move it away, or choose another folder with RACING_DATA_DIR.`,
      { cause: error },
    );
  }
}
