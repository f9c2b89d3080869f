import type { AcceptanceStatus } from '#core/compliance/acceptance-status.ts';
import type { AcceptanceLedger } from '#core/compliance/ports.ts';
import type { Database } from './database.ts';

/** Reads a text's length without decompressing it. */
const STATUSES = `
  select m.id as "memberId", m.email,
    count(a.id) > 0 as "hasCurrentVersion",
    coalesce(bool_or(octet_length(a.disclaimer_text) > 0), false) as "hasFullText"
  from accounts.members m
  left join compliance.acceptances a
    on a.member_id = m.id and a.disclaimer_type = :type and a.disclaimer_version = :version
  group by m.id order by lower(m.email collate "C"), m.id`;

const KEEP_FOR = `
  insert into compliance.acceptances (id, member_id, disclaimer_type, disclaimer_version, disclaimer_text,
    content_hash, accepted_at_ms, received_at_ms, method)
  select n.id, n.member_id, cast(:disclaimerType as text), cast(:disclaimerVersion as text),
    cast(:disclaimerText as text), cast(:contentHash as text), cast(:acceptedAt as bigint),
    cast(:receivedAt as bigint), cast(:method as text)
  from unnest(cast(:ids as text[]), cast(:memberIds as text[])) as n (id, member_id)
  join accounts.members m on m.id = n.member_id for key share of m`;

const FILL_IN = `
  update compliance.acceptances set disclaimer_text = :disclaimerText, content_hash = :contentHash,
    unsealed = 'words-added'
  where member_id is not null and disclaimer_type = :disclaimerType and disclaimer_version = :disclaimerVersion
    and octet_length(disclaimer_text) = 0`;

/** All proofs of acceptance in PostgreSQL. */
export function makePostgresAcceptanceLedger(db: Database): AcceptanceLedger {
  return {
    acceptanceStatuses: async ({ type, version }) =>
      (await db.sql().raw<{ rows: AcceptanceStatus[] }>(STATUSES, { type, version })).rows,
    keepFor: async (members, record) => {
      if (members.length === 0) return 0;
      const ids = members.map(({ id }) => id);
      const memberIds = members.map(({ memberId }) => memberId);
      return (await db.sql().raw<{ rowCount: number }>(KEEP_FOR, { ...record, ids, memberIds })).rowCount;
    },
    fillIn: async (text) => (await db.sql().raw<{ rowCount: number }>(FILL_IN, { ...text })).rowCount,
  };
}
