import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The runner lets a suite that holds no test pass only when its file found its data absent. */
const runner = globalThis as { DATA_IS_ABSENT?: boolean };

const folder = fileURLToPath(new URL('../../../shared/data/', import.meta.url));

/** Says in one plain line that the tests of this file do not run. */
export function sayAbsent(what: string): void {
  runner.DATA_IS_ABSENT = true;
  process.stdout.write(`  ${what} is not here: its tests do not run\n`);
}

/** The path of a real data file beside the project, or null, said in one plain line, when it is not there. */
export function realData(name: string): string | null {
  const path = `${folder}${name}`;
  if (existsSync(path)) return path;
  sayAbsent(`../shared/data/${name}`);
  return null;
}
