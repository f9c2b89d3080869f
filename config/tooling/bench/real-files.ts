import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './product.ts';

const folder = join(project, '..', 'shared', 'data');

export const note = (line: string): void => void process.stderr.write(`${line}\n`);

/** A real file or folder beside the project; null, with a message, when it is missing. */
export function realPath(name: string, unmeasured: string): string | null {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  note(`../shared/data/${name} is not there: ${unmeasured} was not measured`);
  return null;
}

/** The charts of a folder, by name. */
export const chartsIn = (charts: string): readonly string[] =>
  readdirSync(charts)
    .filter((name) => name.endsWith('.pdf'))
    .sort()
    .map((name) => join(charts, name));
