import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type Processes, type Running, until } from './processes.ts';
import type { Programs } from './programs.ts';

export const OWNER = 'turn_owner';
export const DATABASE = 'turn';
const STANDBY = 'replica';

/** One PostgreSQL of the two. */
export interface Server {
  readonly port: number;
  readonly folder: string;
  readonly running: Running;
}

export interface PostgresDeps {
  readonly folder: string;
  readonly programs: Programs;
  readonly processes: Processes;
}

/** Asks one question on a connection of its own. */
export async function queried<Row extends object>(
  port: number,
  sql: string,
  database = DATABASE,
): Promise<Row[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: OWNER,
    database,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const settingsOf = (port: number): readonly string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    wal_level: 'replica',
    fsync: 'on',
    synchronous_commit: 'on',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

async function started(
  { programs, processes }: PostgresDeps,
  name: string,
  folder: string,
  port: number,
): Promise<Server> {
  const running = processes.start({
    name,
    program: join(programs.postgres, 'postgres'),
    args: ['-D', folder, ...settingsOf(port)],
    endsBy: 'SIGINT',
  });
  const isAnswering = async (): Promise<boolean> =>
    (await queried(port, 'select 1', 'postgres')).length === 1;
  await until(`the ${name} answers`, isAnswering, running);
  return { port, folder, running };
}

/** A new PostgreSQL with an empty database, which waits for the replica with each commit once there is one. */
export async function startPrimary(deps: PostgresDeps, port: number): Promise<Server> {
  const folder = join(deps.folder, 'primary');
  await deps.processes.run({
    name: 'initdb',
    program: join(deps.programs.postgres, 'initdb'),
    args: ['-D', folder, '--username', OWNER, '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
  });
  const primary = await started(deps, 'primary', folder, port);
  await queried(port, `create database ${DATABASE}`, 'postgres');
  return primary;
}

/** A copy of the primary that follows it; from here on a commit is acknowledged when both have it on their disks. */
export async function startReplica(deps: PostgresDeps, primary: Server, port: number): Promise<Server> {
  const folder = join(deps.folder, 'replica');
  const source = `host=127.0.0.1 port=${primary.port} user=${OWNER} application_name=${STANDBY}`;
  await deps.processes.run({
    name: 'pg_basebackup',
    program: join(deps.programs.postgres, 'pg_basebackup'),
    args: ['-D', folder, '-d', source, '-R', '--checkpoint=fast'],
  });
  const replica = await started(deps, 'replica', folder, port);
  await queried(primary.port, `alter system set synchronous_standby_names = '${STANDBY}'`, 'postgres');
  await queried(primary.port, 'select pg_reload_conf()', 'postgres');
  await until('the replica is synchronous', async () => {
    const rows = await queried(primary.port, "select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length === 1;
  });
  return replica;
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Kills a server with all its processes at once, as when a machine goes. */
export async function killServer({ running }: Server): Promise<void> {
  const children = childrenOf(running.pid);
  running.signal('SIGKILL');
  for (const pid of children) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It went with its postmaster.
    }
  }
  await running.ended;
}

/** Makes the replica the primary: from then on it takes writes. */
export async function promote({ port }: Server): Promise<void> {
  await queried(port, 'select pg_promote(true, 30)', 'postgres');
}
