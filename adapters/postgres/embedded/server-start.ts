import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#core/kernel/refusal.ts';
import { linkLibraries } from './library-links.ts';
import { createCluster, handOver } from './new-cluster.ts';
import { plainEnv } from './plain-env.ts';
import { findPlatformPackage } from './platform-package.ts';
import { disownDeadPostmaster, findPostmaster, type Postmaster } from './postmaster.ts';
import { type Command, chooseAccount, commandFor } from './server-account.ts';
import { attachToRunning } from './server-attach.ts';
import { readServerLog, serverLogSize, trimServerLog, withServerLog } from './server-log.ts';
import type { ServerPlace } from './server-place.ts';
import { serverSettings } from './server-settings.ts';
import { closeSocketFolder, openSocketFolder } from './socket-folder.ts';

type Say = (line: string) => void;

const READY_LIMIT_MS = 120_000;
const LINGER_LIMIT_MS = 10_000;

/** SQLSTATE lock_file_exists: an orphan of a dead server still holds its lock or shared memory. */
const LOCK_FILE_EXISTS = ' F0001 ';

/**
 * Starts the server, creating its cluster first when there is none. Call with the lock held and no server running.
 * It has its own process group and outlives this process.
 * @throws Refusal database.not-started and those of the steps
 */
export async function startServer(place: ServerPlace, say: Say): Promise<Postmaster> {
  const found = findPlatformPackage();
  const env = programEnv(linkLibraries(found, place.libraryLinks));
  const account = chooseAccount(found, place.folder, place.cluster, env);
  const first = !existsSync(place.cluster);
  say(first ? 'Opening the database (first time: creating it)…' : 'Opening the database…');
  if (first) await createCluster(place, found, account, env);
  else handOver(place.cluster, account);
  const socketFolder = openSocketFolder(place.folder, account);
  const args = ['-D', place.cluster, ...serverSettings(socketFolder)];
  try {
    return await untilStarted(place, socketFolder, commandFor(account, found.postgres, args), env, say);
  } catch (error) {
    closeSocketFolder(socketFolder);
    throw error;
  }
}

function programEnv(libraries: string): NodeJS.ProcessEnv {
  const search = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  return { ...plainEnv, [search]: libraries };
}

async function untilStarted(
  place: ServerPlace,
  socketFolder: string,
  command: Command,
  env: NodeJS.ProcessEnv,
  say: Say,
): Promise<Postmaster> {
  const deadline = performance.now() + LINGER_LIMIT_MS;
  for (;;) {
    disownDeadPostmaster(place.cluster, socketFolder);
    trimServerLog(place.log);
    const before = serverLogSize(place.log);
    const server = await ready(place, launch(place, command, env), say);
    if (server !== null) return server;
    const log = readServerLog(place.log, before);
    if (!log.includes(LOCK_FILE_EXISTS) || performance.now() > deadline) throw notStarted(place, log);
    await pause(200);
    const other = await attachToRunning(place);
    if (other !== null) return other;
  }
}

function launch(
  place: ServerPlace,
  { program, args, options }: Command,
  env: NodeJS.ProcessEnv,
): ChildProcess {
  return withServerLog(place.log, (log) => {
    const child = spawn(program, args, { ...options, env, detached: true, stdio: ['ignore', log, log] });
    child.on('error', () => child.unref());
    child.unref();
    return child;
  });
}

/** Null when the program ended before it was ready. */
async function ready(place: ServerPlace, child: ChildProcess, say: Say): Promise<Postmaster | null> {
  const began = performance.now();
  let isReported = false;
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const server = findPostmaster(place.cluster);
    if (server?.process.pid === child.pid && server.status === 'ready') return server;
    const waited = performance.now() - began;
    if (waited > READY_LIMIT_MS) break;
    if (waited > 3_000 && !isReported) say('The database is recovering after an unclean stop…');
    isReported = waited > 3_000;
    await pause(10);
  }
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
  return null;
}

function notStarted(place: ServerPlace, log: string): Refusal {
  const fatal = log.split('\n').findLast((line) => /FATAL|PANIC|error/.test(line));
  const reason = fatal?.replace(/^.*?(FATAL|PANIC): */, '').trim() ?? 'it ended without a word';
  const sentence = `The database could not be started (${reason}): see ${place.log}.`;
  return new Refusal('unavailable', 'database.not-started', sentence);
}
