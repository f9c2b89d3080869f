import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './env.ts';

/** The version of package.json. */
export const version = (
  JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as { version: string }
).version;
