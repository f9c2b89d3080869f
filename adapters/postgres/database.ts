import { AsyncLocalStorage } from 'node:async_hooks';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import type { AllOrNothing } from '#core/kernel/functions.ts';
import { makeLocks } from './locks.ts';
import { refusingOutage } from './outage.ts';

/** Where PostgreSQL is, an address or the parts of a socket connection; and the process, as it names itself there. */
export type DatabaseAddress = { readonly application?: string } & (
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
);

/** The address as the driver takes it; `part` is what the connection is for, when not for statements of all kinds. */
export function connectionTo(address: DatabaseAddress, part = ''): pg.ClientConfig {
  const { application = 'clubhouse-turn', ...place } = address;
  const application_name = part === '' ? application : `${application} ${part}`;
  return { ...('url' in place ? { connectionString: place.url } : place), application_name };
}

/**
 * The pool and the transaction of the current work. Stores call `sql()` for each statement. Statements and transactions
 * fail with a Refusal ('unavailable', `database.unreachable`) while the database is down.
 */
export interface Database {
  /** The transaction of the current work, else the pool. */
  sql(): Knex | Knex.Transaction;
  readonly allOrNothing: AllOrNothing;
  /**
   * Runs the work once the transaction of the current work has committed, before `allOrNothing` returns; never when it
   * rolls back, and at once without a transaction.
   */
  afterCommit(work: () => Promise<void>): Promise<void>;
  /**
   * Runs the work while holding the named lock in a transaction; a second holder waits, and one in this process
   * waits without a connection.
   */
  withLock<T>(key: string, work: () => Promise<T>): Promise<T>;
  readonly pool: Knex;
  close(): Promise<void>;
}

const BIGINT = 20;
const DATE = 1082;
/** Eight-byte integers (milliseconds, counts) fit a double here; a date stays text. */
const types: { getTypeParser: typeof pg.types.getTypeParser } = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === BIGINT) return Number;
    if (oid === DATE) return String;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/** Errors are thrown; the library need not print them as well. */
const nothing = (): void => undefined;
const SILENT = { warn: nothing, error: nothing, deprecate: nothing, debug: nothing };

/** A connection attempt times out before its callers do, so that none waits for a dead one. */
const CONNECT_WITHIN_MS = 4_500;
const WAIT_FOR_ROOM_MS = 5_000;

export interface DatabaseSettings {
  /** The most connections. */
  readonly size?: number;
  /**
   * How long to wait for a statement; after that the server counts as down and the connection is dropped. Without it,
   * there is no limit.
   */
  readonly patienceMs?: number;
  /** Behind a pooler in transaction mode a connection may be another one's for the next statement: none is named. */
  readonly isPooled?: boolean;
}

const underWay = new WeakMap<object, Promise<unknown>>();

/** A connection takes one statement at a time: concurrent ones of a transaction run one at a time. */
function inLine<T>(connection: object, statement: () => Promise<T>): Promise<T> {
  const mine = (underWay.get(connection) ?? Promise.resolve()).then(statement);
  underWay.set(connection, mine.catch(nothing));
  return mine;
}

/** The library's connection to PostgreSQL, and the one place that distinguishes an outage from a bug. */
class Client extends (knex({ client: 'pg' }).client.constructor as typeof knex.Client) {
  override acquireConnection(): Promise<unknown> {
    return refusingOutage(() => super.acquireConnection());
  }
  override query(connection: unknown, statement: unknown): Promise<unknown> {
    return inLine(connection as object, () => refusingOutage(async () => super.query(connection, statement)));
  }
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === 'object' && statement !== null && 'options' in statement
    ? { ...statement, options: { ...(statement.options as object), name: undefined } }
    : statement;

class PooledClient extends Client {
  override query(connection: unknown, statement: unknown): Promise<unknown> {
    return super.query(connection, withoutName(statement));
  }
}

/** A connection whose statement was abandoned would answer the next one with the rest of it. */
const isAtRest = (connection: { readonly readyForQuery?: unknown }): boolean =>
  connection.readyForQuery !== false;

interface CurrentTransaction {
  readonly transaction: Knex.Transaction;
  /** What is to be done once it has committed. */
  readonly committed: (() => Promise<void>)[];
}

/** Opens a pool. It contacts the server with the first statement. */
export function openDatabase(
  address: DatabaseAddress,
  { size = 10, patienceMs, isPooled = false }: DatabaseSettings = {},
): Database {
  const connection = {
    ...connectionTo(address),
    types,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
  };
  const pool = knex({
    client: isPooled ? PooledClient : Client,
    compileSqlOnError: false,
    connection: connection as Knex.PgConnectionConfig,
    log: SILENT,
    pool: {
      min: 0,
      max: size,
      acquireTimeoutMillis: WAIT_FOR_ROOM_MS,
      idleTimeoutMillis: 30_000,
      validate: isAtRest,
    },
  });
  const current = new AsyncLocalStorage<CurrentTransaction>();
  const allOrNothing: AllOrNothing = async (work) => {
    if (current.getStore() !== undefined) return work();
    const committed: (() => Promise<void>)[] = [];
    const done = await refusingOutage(() =>
      pool.transaction((transaction) => current.run({ transaction, committed }, work)),
    );
    for (const next of committed) await next();
    return done;
  };
  const inTurn = makeLocks(patienceMs);
  const sql = () => current.getStore()?.transaction ?? pool;
  return {
    sql,
    allOrNothing,
    afterCommit: async (work) => {
      const transaction = current.getStore();
      if (transaction === undefined) await work();
      else transaction.committed.push(work);
    },
    withLock: (key, work) => {
      const locked = () =>
        allOrNothing(async () => {
          await sql().raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key]);
          return work();
        });
      return current.getStore() === undefined ? inTurn(key, locked) : locked();
    },
    pool,
    close: () => pool.destroy(),
  };
}
