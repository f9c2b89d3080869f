import { existsSync } from 'node:fs';
import { connectionTo, reachApplicationDatabase, type ServerConnection } from './application-database.ts';
import { countPresent, signIn, signOut } from './attendance.ts';
import { folderRefusal, refuseOtherOwner } from './folder-refusal.ts';
import { tryTakeLock, withLock } from './lock-file.ts';
import { refuseOtherMajor } from './major-upgrade.ts';
import { findPlatformPackage } from './platform-package.ts';
import { findPostmaster, type Postmaster, signal, stopPostmaster } from './postmaster.ts';
import { attachToRunning } from './server-attach.ts';
import { trimServerLog } from './server-log.ts';
import { openPlace, type ServerPlace } from './server-place.ts';
import { startServer } from './server-start.ts';
import { closeSocketFolder } from './socket-folder.ts';

export interface EmbeddedServer {
  /** Options for `pg` and knex; the application's own database unless another is named. */
  connection(database?: string): ServerConnection;
  /** True when this process started the server, false when it attached to a running one. */
  readonly started: boolean;
  /** Restarts the server if it was killed from outside; does nothing while it answers. */
  revive(): Promise<void>;
  /** Detaches; the last process stops the server. Close pools first. Calling it twice is harmless. */
  release(): Promise<void>;
}

export interface OpenOptions {
  /** The folder of the cluster and its locks; created when absent. */
  readonly folder: string;
  /** Receives progress lines for people. */
  readonly say?: (line: string) => void;
}

interface Running {
  readonly server: Postmaster;
  readonly started: boolean;
}

const LOG_CHECK_MS = 60_000;

type Say = (line: string) => void;

/**
 * Opens the embedded PostgreSQL of a folder: creates it, starts it, or attaches to the running one.
 * @throws Refusal 'unavailable' with a `database.…` code when the machine, the folder or the cluster does not allow it
 */
export async function openEmbeddedServer({
  folder,
  say = () => undefined,
}: OpenOptions): Promise<EmbeddedServer> {
  return refusing(folder, async () => {
    const place = openPlace(folder);
    return withLock(place.lock, async () => attend(place, await ensureRunning(place, say), say));
  });
}

/** Call with the lock held. */
async function ensureRunning(place: ServerPlace, say: Say): Promise<Running> {
  if (existsSync(place.cluster)) {
    refuseOtherOwner(place.cluster);
    refuseOtherMajor(place.cluster, findPlatformPackage().major);
  }
  countPresent(place.attendance);
  const running = await attachToRunning(place);
  if (running !== null) return { server: running, started: false };
  const server = await startServer(place, say);
  try {
    await reachApplicationDatabase(server);
    return { server, started: true };
  } catch (error) {
    await stopPostmaster(server);
    throw error;
  }
}

/** Signs in, with the lock held, and returns the handle that signs out. */
function attend(place: ServerPlace, running: Running, say: Say): EmbeddedServer {
  const card = signIn(place.attendance);
  let server = running.server;
  let leaving: Promise<void> | undefined;
  const leaveAtExit = () => leaveInHaste(place, card);
  process.once('exit', leaveAtExit);
  const trimming = setInterval(() => trimServerLog(place.log), LOG_CHECK_MS).unref();

  return {
    started: running.started,
    connection: (database) => connectionTo(server, database),
    revive: () =>
      refusing(place.folder, () =>
        withLock(place.lock, async () => {
          server = (await ensureRunning(place, say)).server;
        }),
      ),
    release: () => {
      process.removeListener('exit', leaveAtExit);
      clearInterval(trimming);
      leaving ??= leave(place, card, server);
      return leaving;
    },
  };
}

async function leave(place: ServerPlace, card: string, server: Postmaster): Promise<void> {
  if (!existsSync(place.folder)) return stopPostmaster(server);
  await withLock(place.lock, async () => {
    signOut(card);
    if (countPresent(place.attendance) > 0) return;
    const last = findPostmaster(place.cluster);
    if (last !== null) await stopPostmaster(last);
    closeSocketFolder(server.socketFolder);
  });
}

/** For a process that ends without `release`: it cannot wait, so the server is only signaled to stop. */
function leaveInHaste(place: ServerPlace, card: string): void {
  if (!existsSync(place.folder)) return;
  const lock = tryTakeLock(place.lock);
  signOut(card);
  if (lock === null) return;
  try {
    const server = findPostmaster(place.cluster);
    if (server !== null && countPresent(place.attendance) === 0) signal(server, 'SIGINT');
  } finally {
    lock.release();
  }
}

async function refusing<T>(folder: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw folderRefusal(error, folder);
  }
}
