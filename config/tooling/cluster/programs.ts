import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of Debian's packages that the cluster is made of. */
export interface Programs {
  /** The folder with postgres, initdb, pg_basebackup and pg_ctl. */
  readonly postgres: string;
  readonly pgbouncer: string;
  readonly nginx: string;
}

/** Who runs them: nobody in particular where this process may, because PostgreSQL and pgbouncer refuse root. */
export interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

const DEBIAN_POSTGRES = '/usr/lib/postgresql';

type Installed = (path: string) => boolean;

/** Where a program is that Debian may keep out of the path of an account; null if it is not installed. */
export const onPath = (name: string, isInstalled: Installed): string | null =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
    .map((folder) => join(folder, name))
    .find(isInstalled) ?? null;

/** The newest PostgreSQL of Debian's packages. */
function postgresFolder(isInstalled: Installed): string | null {
  if (!isInstalled(DEBIAN_POSTGRES)) return null;
  const versions = readdirSync(DEBIAN_POSTGRES).sort((left, right) => Number(right) - Number(left));
  const folders = versions.map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
  return folders.find((folder) => isInstalled(join(folder, 'pg_basebackup'))) ?? null;
}

/** Finds the programs; fails with what is missing and how it is installed. */
export function findPrograms(isInstalled: Installed = existsSync): Programs {
  const found = {
    postgresql: postgresFolder(isInstalled),
    pgbouncer: onPath('pgbouncer', isInstalled),
    nginx: onPath('nginx', isInstalled),
  };
  const { postgresql, pgbouncer, nginx } = found;
  if (postgresql !== null && pgbouncer !== null && nginx !== null)
    return { postgres: postgresql, pgbouncer, nginx };
  const missing = Object.entries(found)
    .filter(([, path]) => path === null)
    .map(([name]) => name);
  throw new Error(`Missing: ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`);
}

/** This process's own account, or, for root, the one Debian's package makes for PostgreSQL. */
export function unprivileged(): Ids {
  if (process.geteuid?.() !== 0) return {};
  const idOf = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
