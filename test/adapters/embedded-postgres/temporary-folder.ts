import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { findPostmaster, stopPostmaster } from '#adapters/postgres/embedded/postmaster.ts';
import { closeSocketFolder } from '#adapters/postgres/embedded/socket-folder.ts';

export const asRoot = process.getuid?.() === 0;

/** Runs the test in a folder of its own below the system's, and leaves neither the folder nor a server behind. */
export async function inTemporaryFolder(act: (folder: string) => Promise<void>, mode = 0o755): Promise<void> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'racing-database-')));
  chmodSync(base, mode);
  const folder = join(base, 'postgres');
  try {
    await act(folder);
  } finally {
    const cluster = join(folder, 'cluster');
    const left = existsSync(cluster) ? findPostmaster(cluster) : null;
    if (left !== null) {
      await stopPostmaster(left);
      closeSocketFolder(left.socketFolder);
    }
    rmSync(base, { recursive: true, force: true });
  }
}

/** The same with a database already in it: a copy of one that is created once for all tests. */
export async function inFolderWithDatabase(
  act: (folder: string) => Promise<void>,
  mode = 0o755,
): Promise<void> {
  template ??= makeTemplate();
  const cluster = await template;
  await inTemporaryFolder(async (folder) => {
    mkdirSync(folder);
    execFileSync('cp', ['-Rp', cluster, join(folder, 'cluster')]);
    await act(folder);
  }, mode);
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'racing-template-')));
  chmodSync(base, 0o755);
  process.once('exit', () => rmSync(base, { recursive: true, force: true }));
  const server = await openEmbeddedServer({ folder: base });
  await server.release();
  return join(base, 'cluster');
}

/** The server programs that run for this folder, as `ps` sees them. */
export function serversOf(folder: string): string[] {
  const all = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(`-D ${folder}/cluster`));
}

/** The number of the server process of this folder. */
export function serverPid(folder: string): number {
  return Number(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

export async function query(connection: pg.ClientConfig, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(question);
    return rows[0] ?? {};
  } finally {
    await client.end();
  }
}

/** Waits up to ten seconds for something to become true. */
export async function eventually(holds: () => boolean): Promise<boolean> {
  const deadline = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > deadline) return false;
    await pause(25);
  }
  return true;
}
