import type { MemberId } from '#core/accounts/member.ts';
import type { LinkStore } from '#core/accounts/ports.ts';
import type { Database } from './database.ts';

/** One-time links in PostgreSQL: one row per member. */
export function makePostgresLinkStore(db: Database): LinkStore {
  return {
    keep: async ({ digest, memberId, expiresAt }) => {
      await db.sql().raw(
        `insert into accounts.links (member_id, digest, expires_at_ms) values (?, ?, ?)
         on conflict (member_id) do update set digest = excluded.digest, expires_at_ms = excluded.expires_at_ms`,
        [memberId, digest, expiresAt],
      );
    },
    redeem: async (digest, now) => {
      const taken = await db
        .sql()
        .raw<{ rows: { member_id: string; expires_at_ms: number }[] }>(
          'delete from accounts.links where digest = ? returning member_id, expires_at_ms',
          [digest],
        );
      const link = taken.rows[0];
      return link !== undefined && link.expires_at_ms > now ? (link.member_id as MemberId) : null;
    },
    drop: async (memberId) => {
      await db.sql()('accounts.links').where({ member_id: memberId }).delete();
    },
  };
}
