import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A source file by its path from the project's folder, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The areas whose code the rules cover. */
export const AREAS = ['core', 'adapters', 'frontends', 'cli', 'config', 'migrations', 'test'] as const;

/** Reads every .ts and .tsx file of the areas below a folder; missing areas are left out. */
export function readSourceTree(folder: string): readonly SourceFile[] {
  return AREAS.flatMap((area) => {
    const root = join(folder, area);
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) return [];
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.split(sep).includes('node_modules'))
      .map((name) => `${area}/${name.split(sep).join('/')}`)
      .sort()
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  });
}
