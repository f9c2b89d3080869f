import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE, OWNER } from './postgres.ts';
import { type Processes, type Running, until } from './processes.ts';
import type { Programs } from './programs.ts';

/** The entry that keeps a session together; it moves with the other one when the replica is promoted. */
const DIRECT = `${DATABASE}_direct`;
export const SERVING = 'turn';

/** A pgbouncer in transaction mode. */
export interface Pooler {
  readonly url: string;
  readonly directUrl: string;
  readonly ownerUrl: string;
  start(): Promise<Running>;
  /** From now on the database is at this port. */
  pointTo(port: number): void;
}

export interface PoolerDeps {
  readonly folder: string;
  readonly programs: Programs;
  readonly processes: Processes;
  readonly port: number;
  isAnswering(url: string): Promise<boolean>;
}

/** As Debian installs it, but for: the mode, who may come, and a second instead of fifteen before a lost server is tried again. */
const configOf = ({ folder, port }: PoolerDeps, database: number): string => `[databases]
${DATABASE} = host=127.0.0.1 port=${database} dbname=${DATABASE}
${DIRECT} = host=127.0.0.1 port=${database} dbname=${DATABASE} pool_mode=session
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'pgbouncer.roles')}
pool_mode = transaction
server_login_retry = 1
`;

export function makePooler(deps: PoolerDeps, database: number): Pooler {
  const config = join(deps.folder, 'pgbouncer.ini');
  writeFileSync(join(deps.folder, 'pgbouncer.roles'), `"${SERVING}" ""\n"${OWNER}" ""\n`);
  writeFileSync(config, configOf(deps, database));
  const address = (role: string, name: string) => `postgres://${role}@127.0.0.1:${deps.port}/${name}`;
  const url = address(SERVING, DATABASE);
  let running: Running | null = null;
  return {
    url,
    directUrl: address(SERVING, DIRECT),
    ownerUrl: address(OWNER, DIRECT),
    start: async () => {
      running = deps.processes.start({
        name: 'pgbouncer',
        program: deps.programs.pgbouncer,
        args: [config],
        endsBy: 'SIGINT',
      });
      await until('pgbouncer answers', () => deps.isAnswering(address(OWNER, DATABASE)), running);
      return running;
    },
    pointTo: (port) => {
      writeFileSync(config, configOf(deps, port));
      running?.signal('SIGHUP');
    },
  };
}
