import type { MemberId } from '#core/accounts/member.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { AuditEntry, Change, Facts, LoggedEntry } from '#core/operations/audit-entry.ts';
import type { AuditStore } from '#core/operations/ports.ts';
import type { Database } from './database.ts';

export interface AuditRow {
  readonly id: number;
  readonly at_ms: number;
  readonly by_member_id: string | null;
  readonly act: string;
  readonly act_subject: string | null;
  readonly request_id: string | null;
  readonly what: string | null;
  readonly subject: string | null;
  readonly before: Facts | null;
  readonly after: Facts | null;
}

interface EntryRow extends AuditRow {
  readonly by_email: string | null;
}

const changeIn = ({ what, subject, before, after }: AuditRow): Change | null =>
  what === null ? null : { what, subject, before, after };

/** An entry as it was written. */
export const auditEntryOf = (row: AuditRow): AuditEntry => ({
  at: row.at_ms as Instant,
  act: {
    by: row.by_member_id as MemberId | null,
    name: row.act,
    subject: row.act_subject,
    requestId: row.request_id,
  },
  change: changeIn(row),
});

const toEntry = (row: EntryRow): LoggedEntry => ({ ...auditEntryOf(row), id: row.id, byEmail: row.by_email });

const KEEP = `
  insert into operations.audit
    (at_ms, by_member_id, act, act_subject, request_id, what, subject, before, after)
  values (:at, :by, :name, :actSubject, :requestId, :what, :subject, cast(:before as jsonb), cast(:after as jsonb))`;

const LIST = `
  select a.*, m.email as by_email from operations.audit a
  left join accounts.members m on m.id = a.by_member_id
  where cast(:before as bigint) is null or a.id < :before
  order by a.id desc limit :most`;

const json = (facts: Facts | null | undefined): string | null =>
  facts === null || facts === undefined ? null : JSON.stringify(facts);

/** The audit log in PostgreSQL; the database itself refuses changes to it. */
export function makePostgresAuditStore(db: Database): AuditStore {
  return {
    keep: async ({ at: instant, act, change }) => {
      await db.sql().raw(KEEP, {
        at: instant,
        by: act.by,
        name: act.name,
        actSubject: act.subject,
        requestId: act.requestId,
        what: change?.what ?? null,
        subject: change?.subject ?? null,
        before: json(change?.before),
        after: json(change?.after),
      });
    },
    list: async (before, most) => {
      const found = await db.sql().raw<{ rows: EntryRow[] }>(LIST, { before, most });
      return found.rows.map(toEntry);
    },
  };
}
