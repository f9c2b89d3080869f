import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export interface Manifest {
  readonly license: string;
  readonly imports: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

export const inProject = (...path: readonly string[]): string => join(PROJECT, ...path);
export const textOf = (path: string): string => readFileSync(inProject(path), 'utf8');
export const manifest = (): Manifest => JSON.parse(textOf('package.json')) as Manifest;

const NOT_OURS = new Set(['node_modules', '.git', '.racing', '.build', 'coverage']);

function walked(folder: string): string[] {
  return readdirSync(inProject(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name) || /\.log$|^\.env$/.test(entry.name)) return [];
    return entry.isDirectory() ? walked(path) : entry.isFile() ? [path] : [];
  });
}

/** Files that are, or would be, in the repository; a copy without one is walked. */
export function ourFiles(): readonly string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: PROJECT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = listed.split('\0').filter((path) => path !== '' && existsSync(inProject(path)));
    if (files.length > 0) return files;
  } catch {
    // No repository here, or no git: the folder itself tells.
  }
  return walked('');
}

/** Text of a file of ours; null for a picture and the like. */
export function plainText(path: string): string | null {
  if (statSync(inProject(path)).size > 4_000_000) return null;
  const bytes = readFileSync(inProject(path));
  return bytes.includes(0) ? null : bytes.toString('utf8');
}

export interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a tool of node_modules and gives all it said. */
export function runTool(script: string, args: readonly string[], cwd = PROJECT): Ran {
  const ran = spawnSync(process.execPath, [inProject('node_modules', script), ...args], {
    cwd,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { code: ran.status, output: `${ran.stdout}${ran.stderr}` };
}

export const TSC = 'typescript/bin/tsc';
export const BIOME = '@biomejs/biome/bin/biome';
