import { createHash } from 'node:crypto';
import type { NewSession, SessionStore } from '#core/accounts/ports.ts';
import type { OpenSession } from '#core/accounts/session.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

interface SessionRow {
  readonly key_digest: string;
  readonly member_id: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expires_at_ms: number;
  readonly signed_in_at_ms: number | null;
  readonly last_used_at_ms: number | null;
  readonly device: string | null;
  readonly address: string | null;
  readonly place: string | null;
}

/** The key opens the session, so the table holds only its digest. */
const digestOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** The digest as sessions are named elsewhere, and back. */
const idOf = (digest: string): string => Buffer.from(digest, 'base64url').toString('hex');
const digestFrom = (id: string): string => Buffer.from(id, 'hex').toString('base64url');

/** Runs on every request from a browser: a connection plans it once. */
const PREPARED = { name: 'session-with-use' };

/** A session as its columns, without its key. */
const columnsOf = ({ memberId, data, expiresAt, lastUsedAt, origin }: NewSession) => ({
  member_id: memberId,
  data,
  expires_at_ms: expiresAt,
  last_used_at_ms: lastUsedAt ?? null,
  signed_in_at_ms: origin?.signedInAt ?? null,
  device: origin?.device ?? null,
  address: origin?.address ?? null,
  place: origin?.place ?? null,
});

const openSession = (row: SessionRow): OpenSession => ({
  id: idOf(row.key_digest),
  signedInAt: row.signed_in_at_ms as Instant | null,
  lastUsedAt: row.last_used_at_ms as Instant | null,
  device: row.device,
  address: row.address,
  place: row.place,
  endsAt: row.expires_at_ms as Instant,
});

/** Sessions in PostgreSQL. */
export function makePostgresSessionStore(db: Database): SessionStore {
  const sessions = () => db.sql()<SessionRow>('accounts.sessions');
  return {
    find: async (key, now) => {
      const row = await sessions()
        .select('data', 'last_used_at_ms')
        .where({ key_digest: digestOf(key) })
        .where('expires_at_ms', '>', now)
        .options(PREPARED)
        .first();
      return row === undefined ? null : { data: row.data, lastUsedAt: row.last_used_at_ms as Instant | null };
    },
    add: async (key, session) => {
      const row = { key_digest: digestOf(key), ...columnsOf(session) };
      await sessions().insert(row).onConflict('key_digest').merge();
    },
    change: async (key, session) => {
      await sessions()
        .where({ key_digest: digestOf(key) })
        .update(columnsOf(session));
    },
    touch: async (key, { usedAt, expiresAt }) => {
      await sessions()
        .where({ key_digest: digestOf(key) })
        .update({ last_used_at_ms: usedAt, expires_at_ms: expiresAt });
    },
    end: async (key) => {
      await sessions()
        .where({ key_digest: digestOf(key) })
        .delete();
    },
    openOf: async (member, now) => {
      const rows = await sessions()
        .where({ member_id: member })
        .where('expires_at_ms', '>', now)
        .orderByRaw('last_used_at_ms desc nulls last, expires_at_ms desc');
      return rows.map(openSession);
    },
    endOne: async (member, id) =>
      (await sessions()
        .where({ member_id: member, key_digest: digestFrom(id) })
        .delete()) > 0,
    endAllOf: async (member, exceptKey) =>
      sessions()
        .where({ member_id: member })
        .whereNot({ key_digest: exceptKey === null ? '' : digestOf(exceptKey) })
        .delete(),
    purge: async (now) => sessions().where('expires_at_ms', '<=', now).delete(),
  };
}
