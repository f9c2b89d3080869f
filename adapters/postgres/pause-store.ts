import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { PauseStore } from '#core/operations/pause/ports.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import type { Database } from './database.ts';

interface PauseRow {
  readonly source: SourceName;
  readonly by_member_id: MemberId | null;
  readonly by_email: string | null;
  readonly reason: string;
  readonly since_ms: Instant;
  readonly until_ms: Instant;
}

const KEEP = `
  insert into operations.pauses (source, by_member_id, reason, since_ms, until_ms)
  values (:source, :by, :reason, :since, :until)
  on conflict (source) do update
    set by_member_id = excluded.by_member_id, reason = excluded.reason, since_ms = excluded.since_ms,
        until_ms = excluded.until_ms`;

const CURRENT = `
  select p.*, m.email as by_email from operations.pauses p
  left join accounts.members m on m.id = p.by_member_id
  where p.until_ms > :now order by p.source collate "C"`;

/** Pauses of sources in PostgreSQL, schema `operations`. */
export function makePostgresPauseStore(db: Database): PauseStore {
  return {
    keep: async ({ source, by, reason, since, until }) => {
      await db.sql().raw(KEEP, { source, by, reason, since, until });
    },
    drop: async (source) => {
      await db.sql()('operations.pauses').where({ source }).delete();
    },
    async activeAt(now) {
      const { rows } = await db.sql().raw<{ rows: PauseRow[] }>(CURRENT, { now });
      return rows.map(({ source, by_member_id: by, by_email: byEmail, reason, since_ms, until_ms }) => ({
        source,
        by,
        byEmail,
        reason,
        since: since_ms,
        until: until_ms,
      }));
    },
  };
}
