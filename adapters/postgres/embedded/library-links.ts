import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { PlatformPackage } from './platform-package.ts';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the library links that npm packages cannot carry and an install script may not have created.
 * If the package is read-only, they are created in `ownFolder`. Returns the folders to search for libraries.
 */
export function linkLibraries(found: PlatformPackage, ownFolder: string): string {
  const missing = linksOf(found.root).filter((link) => !existsSync(join(found.root, link.target)));
  if (missing.every((link) => linkedInPackage(found.root, link))) return found.libraries;
  mkdirSync(ownFolder, { recursive: true });
  chmodSync(ownFolder, 0o755);
  for (const link of missing) linkInto(found.root, link, ownFolder);
  return `${found.libraries}:${ownFolder}`;
}

function linksOf(root: string): Link[] {
  try {
    return JSON.parse(readFileSync(join(root, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function linkedInPackage(root: string, { source, target }: Link): boolean {
  try {
    symlinkSync(relative(dirname(target), source), join(root, target));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return existsSync(join(root, target));
    return false;
  }
}

function linkInto(root: string, { source, target }: Link, folder: string): void {
  const link = join(folder, basename(target));
  rmSync(link, { force: true });
  symlinkSync(join(root, source), link);
}
