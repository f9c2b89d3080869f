import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from './parts.ts';

export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** In the form a Content-Security-Policy uses. */
export const policyHashOf = (content: string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const inputs = [
  'frontends',
  'adapters/http/contract',
  'config/tooling/web',
  'config/tooling/build-web.ts',
  'package-lock.json',
];

/** One digest over everything the build reads: same digest, same build. */
export function inputsDigest(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(join(projectRoot, input)))) {
    hash
      .update(`${relative(projectRoot, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
