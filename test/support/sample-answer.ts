import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/sources/samples/', import.meta.url));

/** A sample answer of a source beside the project, as text, or null, said in one plain line, when it is not there. */
export function sampleAnswer(name: string): string | null {
  if (existsSync(`${folder}${name}`)) return readFileSync(`${folder}${name}`, 'utf8');
  process.stdout.write(`  ../shared/sources/samples/${name} is not here: its tests do not run\n`);
  return null;
}
