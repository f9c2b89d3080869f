import pg from 'pg';
import { connectionTo, type DatabaseAddress } from './database.ts';

/** Listens for database notifications on a channel, over a separate connection. */
export interface Notices {
  close(): Promise<void>;
}

export interface NoticeDeps {
  readonly address: DatabaseAddress;
  readonly channel: string;
  /** Called for each notice, and after each new connection, because notices sent in between were missed. */
  readonly noticed: () => void;
  /** How often the connection is tested, and how long the answer may take: a connection can die silently. */
  readonly heartbeatMs?: number;
  readonly answerMs?: number;
}

const AGAIN_AFTER_MS = 1_000;
const HEARTBEAT_MS = 25_000;
const ANSWER_MS = 5_000;

const clientOn = (address: DatabaseAddress, answerMs: number): pg.Client =>
  new pg.Client({
    ...connectionTo(address, 'notices'),
    keepAlive: true,
    connectionTimeoutMillis: 4_500,
    query_timeout: answerMs,
  });

/** Opens the connection, and again whenever it is lost. */
export function openNotices(deps: NoticeDeps): Notices {
  const { address, channel, noticed, heartbeatMs = HEARTBEAT_MS, answerMs = ANSWER_MS } = deps;
  let isOver = false;
  let client: pg.Client | null = null;
  /** The connected client; null also while the connection is tested. */
  let live: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const again = (lost: pg.Client): void => {
    if (isOver || client !== lost) return;
    client = null;
    live = null;
    lost.end().catch(() => undefined);
    timer = setTimeout(() => void connect(), AGAIN_AFTER_MS).unref();
  };

  async function connect(): Promise<void> {
    const mine = clientOn(address, answerMs);
    client = mine;
    mine.on('error', () => again(mine)).on('end', () => again(mine));
    mine.on('notification', noticed);
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      live = mine;
      noticed();
    } catch {
      again(mine);
    }
  }

  /** Only a live connection is tested; connecting has its own time limit. */
  const heartbeat = setInterval(() => {
    const tried = live;
    if (tried === null) return;
    live = null;
    tried.query('select 1').then(
      () => {
        if (client === tried) live = tried;
      },
      () => again(tried),
    );
  }, heartbeatMs).unref();

  const first = connect();
  return {
    async close() {
      isOver = true;
      clearInterval(heartbeat);
      clearTimeout(timer);
      await first;
      await client?.end().catch(() => undefined);
    },
  };
}
