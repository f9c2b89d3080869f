import pg from 'pg';
import { connectionTo, type DatabaseAddress } from './database.ts';
import { refusingOutage } from './outage.ts';

const TRIES = 4;
const ANSWER_MS = 4_500;

const WHO =
  "select pg_backend_pid() as pid, current_database() || '/' || extract(epoch from pg_postmaster_start_time()) as database";

interface Who {
  /** The process of the server that answered. */
  readonly pid: number;
  /** Which database of which server that is. */
  readonly database: string;
}

async function who(client: pg.Client): Promise<Who> {
  const { rows } = await client.query<Who>(WHO);
  if (rows[0] === undefined) throw new Error('the server does not say who it is');
  return rows[0];
}

/** Connections that are open at once have a process of the server each, unless a pooler shares processes out. */
async function sharesProcesses(clients: readonly [pg.Client, pg.Client]): Promise<boolean> {
  const first = new Set<number>();
  const second = new Set<number>();
  for (let tries = 0; tries < TRIES; tries += 1) {
    first.add((await who(clients[0])).pid);
    second.add((await who(clients[1])).pid);
  }
  return first.size > 1 || second.size > 1 || [...first].some((pid) => second.has(pid));
}

/** What answers at an address of PostgreSQL. */
export interface Answering {
  /** A connection is another one's after each transaction. */
  readonly isTransactionPooler: boolean;
  /** Which database of which server: the same text at two addresses of one database. */
  readonly database: string;
}

/**
 * Asks at an address over two connections, without a trace there.
 * @throws Refusal database.unreachable
 */
export function findAnswering(address: DatabaseAddress): Promise<Answering> {
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
  const client = () => new pg.Client({ ...connectionTo(address, 'check'), ...limits });
  const clients = [client(), client()] as const;
  return refusingOutage(async () => {
    try {
      for (const opened of clients) await opened.on('error', () => undefined).connect();
      const isTransactionPooler = await sharesProcesses(clients);
      return { isTransactionPooler, database: (await who(clients[0])).database };
    } finally {
      await Promise.all(clients.map((opened) => opened.end().catch(() => undefined)));
    }
  });
}
