import pg from 'pg';
import { SERVER_USER } from './new-cluster.ts';
import type { Postmaster } from './postmaster.ts';

export const APPLICATION_DATABASE = 'racing';

/** Options for `pg` and knex. */
export interface ServerConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

const UNKNOWN_DATABASE = '3D000';

export function connectionTo(server: Postmaster, database = APPLICATION_DATABASE): ServerConnection {
  return { host: server.socketFolder, port: server.port, user: SERVER_USER, database };
}

/** Runs one query on the application's database, creating it the first time. Driver errors are rethrown. */
export async function reachApplicationDatabase(server: Postmaster): Promise<void> {
  try {
    await ask(connectionTo(server), 'select 1');
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error;
    await ask(connectionTo(server, 'postgres'), `create database ${APPLICATION_DATABASE}`);
  }
}

async function ask(connection: ServerConnection, question: string): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(question);
  } finally {
    await client.end();
  }
}
