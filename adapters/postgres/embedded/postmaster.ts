import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandLineOf, identityOf, isLiving, type ProcessIdentity } from './process-identity.ts';
import { PORT } from './socket-folder.ts';

/** A running server, from its `postmaster.pid`. */
export interface Postmaster {
  readonly process: ProcessIdentity;
  readonly socketFolder: string;
  readonly port: number;
  /** 'starting', 'stopping', 'ready'; empty in the first moments. */
  readonly status: string;
}

/** Larger than any process number: signals to it reach no process. */
const NOBODY_PID = 2_147_483_647;

/** The living server of this cluster, or null. */
export function findPostmaster(cluster: string): Postmaster | null {
  const lines = pidFileLines(cluster);
  const pid = Number(lines?.[0]);
  if (lines === null || !Number.isInteger(pid) || pid <= 0) return null;
  const identity = identityOf(pid);
  if (identity === null || !serves(pid, cluster)) return null;
  return {
    process: identity,
    socketFolder: lines[4] ?? '',
    port: Number(lines[3] ?? 0),
    status: (lines[7] ?? '').trim(),
  };
}

/**
 * PostgreSQL will not start while its pid file or its socket's lock names any process, even another one with the same
 * number or one that waits (in a container perhaps forever) to be reaped. In the pid file only the number is blanked
 * out: the shared-memory key stays, so that PostgreSQL still notices orphans of the dead server. A living server
 * keeps everything. Call with the lock held.
 */
export function disownDeadPostmaster(cluster: string, socketFolder: string): void {
  if (findPostmaster(cluster) !== null) return;
  for (const ending of ['', '.lock'])
    rmSync(join(socketFolder, `.s.PGSQL.${PORT}${ending}`), { force: true });
  const lines = pidFileLines(cluster);
  if (lines === null || lines[0] === String(NOBODY_PID)) return;
  writeFileSync(join(cluster, 'postmaster.pid'), [NOBODY_PID, ...lines.slice(1)].join('\n'));
}

/** Fast stop: clients are cut off, everything is written out. After 60 s an immediate stop, which costs a recovery at the next start. */
export async function stopPostmaster(server: Postmaster): Promise<void> {
  signal(server, 'SIGINT');
  if (await isGoneWithin(server, 60_000)) return;
  signal(server, 'SIGQUIT');
  await isGoneWithin(server, 5_000);
}

export async function isGoneWithin(server: Postmaster, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (isLiving(server.process)) {
    if (performance.now() > deadline) return false;
    await pause(10);
  }
  return true;
}

/** Signals the server unless it is gone. */
export function signal(server: Postmaster, name: 'SIGINT' | 'SIGQUIT'): void {
  if (!isLiving(server.process)) return;
  try {
    process.kill(server.process.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function pidFileLines(cluster: string): string[] | null {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The process id may belong to another process by now: the command line names the cluster it serves. */
function serves(pid: number, cluster: string): boolean {
  const words = commandLineOf(pid);
  if (words !== null) return words.includes(`-D ${cluster} `);
  return statSync(cluster).uid === process.geteuid?.();
}
