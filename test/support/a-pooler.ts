import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { suite, type Test } from 'uvu';
import { commandFor, ownIds, type ServerAccount } from '#adapters/postgres/embedded/server-account.ts';
import { sayAbsent } from './real-data.ts';
import { testServer } from './test-database.ts';

const PROGRAM = 'pgbouncer';
const PORT = 6432;
const SBIN = `${process.env['PATH'] ?? ''}:/usr/sbin`;

/** Runs a suite that needs Debian's pgbouncer; where that is not installed, this is said and no test runs. */
export function runWithPooler(test: Test, name: string): void {
  const isInstalled = spawnSync(PROGRAM, ['--version'], { env: { PATH: SBIN } }).error === undefined;
  if (!isInstalled) sayAbsent('pgbouncer');
  (isInstalled ? test : suite(name)).run();
}

/** A pgbouncer before the tests' server. */
export interface Pooler {
  /** The address of a database past the pooler, for a role. */
  url(name: string, role: string): string;
  stop(): Promise<void>;
}

export interface PoolerOptions {
  readonly mode: 'transaction' | 'session';
  /** Roles that may come. */
  readonly roles: readonly string[];
}

/** The account that owns the server's socket, which only that one may open. */
function accountOf(socketFolder: string): ServerAccount {
  const { uid, gid } = statSync(socketFolder);
  if (ownIds().uid !== 0) return { way: 'self', ids: { uid, gid } };
  return { way: uid === 0 ? 'namespace' : 'switch', ids: { uid, gid } };
}

/** Nothing but what a pooler cannot do without: all else is as Debian's package has it. */
const configOf = (folder: string, { host, port }: { host: string; port: number }, mode: string): string =>
  [
    '[databases]',
    `* = host=${host} port=${port}`,
    '[pgbouncer]',
    'listen_addr =',
    `listen_port = ${PORT}`,
    `unix_socket_dir = ${folder}`,
    `logfile = ${join(folder, 'log')}`,
    'auth_type = trust',
    `auth_file = ${join(folder, 'roles')}`,
    `pool_mode = ${mode}`,
    '',
  ].join('\n');

async function untilListening(child: ChildProcess, folder: string): Promise<void> {
  const socket = join(folder, `.s.PGSQL.${PORT}`);
  for (let tries = 0; statSync(socket, { throwIfNoEntry: false }) === undefined; tries += 1) {
    if (child.exitCode !== null || tries > 200)
      throw new Error(`pgbouncer did not start: ${readFileSync(join(folder, 'log'), 'utf8')}`);
    await pause(25);
  }
}

/** Starts a pgbouncer before the tests' server. */
export async function startPooler({ mode, roles }: PoolerOptions): Promise<Pooler> {
  const server = (await testServer()).connection();
  const account = accountOf(server.host);
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  const config = join(folder, 'ini');
  writeFileSync(config, configOf(folder, server, mode));
  writeFileSync(join(folder, 'roles'), roles.map((role) => `"${role}" ""\n`).join(''));
  if (account.way === 'switch') chownSync(folder, account.ids.uid, account.ids.gid);
  const { program, args, options } = commandFor(account, PROGRAM, ['--quiet', config]);
  const child = spawn(program, args, { ...options, env: { PATH: SBIN }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await untilListening(child, folder);
  return {
    url: (name, role) =>
      `postgres://${role}@localhost/${name}?host=${encodeURIComponent(folder)}&port=${PORT}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
