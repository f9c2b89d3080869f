import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedServer, openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { newMigratedFolder } from '#test/support/prepared-data.ts';
import {
  dropDataFolder,
  type Ended,
  type Environment,
  newDataFolder,
  type RunningProduct,
  racingCli,
  type Started,
  startCommand,
  startServing,
} from '#test/support/running-product.ts';

interface Running {
  readonly pid: number;
  readonly words: string;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Living processes whose command line or environment names the folder; this one does not count. */
export function processesOf(folder: string): readonly Running[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid)
    .map((pid) => ({ pid, words: read(`/proc/${pid}/cmdline`), bag: read(`/proc/${pid}/environ`) }))
    .filter(({ words, bag }) => words.includes(folder) || bag.includes(folder));
}

/** The database server of the folder; null while none runs. */
export const serverOf = (folder: string): number | null =>
  processesOf(folder).find(({ words }) => words.includes(`-D ${folder}`))?.pid ?? null;

/** Waits up to `limitMs` for something to become true, and says whether it did. */
export async function becomes(holds: () => boolean | Promise<boolean>, limitMs = 10_000): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await pause(30);
  }
  return true;
}

/** A data folder with everything that was started on it. */
export interface ProductFolder {
  readonly path: string;
  run(args: readonly string[], extra?: Environment): Promise<Ended>;
  /** Runs a command that must end well, and reads the JSON it prints. */
  json<T>(...args: readonly string[]): Promise<T>;
  start(args: readonly string[], extra?: Environment): Started;
  serve(extra?: Environment): Promise<RunningProduct>;
  /** Fails when something still runs; ends it, and drops the folder. */
  close(): Promise<void>;
}

/**
 * Opens a data folder with a migrated database, or an empty one. `held` keeps its database open from here, so that
 * commands need not start it each time.
 */
export async function openProductFolder({ held = false, isEmpty = false } = {}): Promise<ProductFolder> {
  const path = isEmpty ? newDataFolder() : await newMigratedFolder();
  let holding: EmbeddedServer | null = null;
  if (held) holding = await openEmbeddedServer({ folder: join(path, 'postgres') });
  const run = (args: readonly string[], extra?: Environment) => racingCli(path, args, extra);
  return {
    path,
    run,
    json: async (...args) => {
      const { code, stdout, stderr } = await run([...args, '--json']);
      if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
      return JSON.parse(stdout);
    },
    start: (args, extra) => startCommand(path, args, extra),
    serve: (extra) => startServing(path, extra),
    close: async () => {
      await holding?.release();
      const isQuiet = await becomes(() => processesOf(path).length === 0, 20_000);
      const left = processesOf(path);
      for (const { pid } of left) process.kill(pid, 'SIGKILL');
      if (!isQuiet) await becomes(() => processesOf(path).length === 0);
      dropDataFolder(path);
      if (left.length > 0) throw new Error(`left running: ${left.map(({ words }) => words).join('; ')}`);
    },
  };
}
