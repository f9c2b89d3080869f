import { createHash } from 'node:crypto';
import type { SessionStore } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

interface SessionRow {
  readonly key_digest: string;
  readonly member_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expires_at_ms: number;
}

/** The key opens the session, so the table holds only its digest. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Runs on every request from a browser: a connection plans it once. */
const PREPARED = { name: 'session' };

/** Sessions in PostgreSQL. */
export function makePostgresSessionStore(db: Database): SessionStore {
  const sessions = () => db.sql()<SessionRow>('accounts.sessions');
  return {
    find: async (key, now) => {
      const row = await sessions()
        .select('data')
        .where({ key_digest: digestOf(key) })
        .where('expires_at_ms', '>', now)
        .options(PREPARED)
        .first();
      return row?.data ?? null;
    },
    keep: async (key, { memberId, data, expiresAt }) => {
      await db.sql().raw(
        `insert into accounts.sessions (key_digest, member_id, data, expires_at_ms) values (?, ?, ?, ?)
         on conflict (key_digest) do update
           set member_id = excluded.member_id, data = excluded.data, expires_at_ms = excluded.expires_at_ms`,
        [digestOf(key), memberId, JSON.stringify(data), expiresAt],
      );
    },
    end: async (key) => {
      await sessions()
        .where({ key_digest: digestOf(key) })
        .delete();
    },
    endsOf: async (member, now) => {
      const rows = await sessions()
        .select('expires_at_ms')
        .where({ member_id: member })
        .where('expires_at_ms', '>', now)
        .orderBy('expires_at_ms', 'desc');
      return rows.map((row) => row.expires_at_ms as Instant);
    },
    endAllOf: async (member, exceptKey) =>
      sessions()
        .where({ member_id: member })
        .whereNot({ key_digest: exceptKey === null ? '' : digestOf(exceptKey) })
        .delete(),
    purge: async (now) => sessions().where('expires_at_ms', '<=', now).delete(),
  };
}
