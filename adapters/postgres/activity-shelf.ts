import type { ActivityEntry, ActivityShelf } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';
import { violatedConstraint } from './violated-constraint.ts';

interface EntryRow {
  readonly at_ms: number;
  readonly page_path: string | null;
  readonly session_ref: string | null;
  readonly what: string | null;
}

function toEntry(row: EntryRow): ActivityEntry {
  const at = row.at_ms as Instant;
  return row.page_path === null
    ? { kind: 'query', at, what: row.what ?? '' }
    : { kind: 'visit', at, pagePath: row.page_path, sessionRef: row.session_ref ?? '' };
}

/** Nothing is noted of someone whose account is gone by now. */
function unlessGone(error: unknown): void {
  const constraint = violatedConstraint(error);
  if (constraint !== 'visits_member' && constraint !== 'queries_member') throw error;
}

const TOTALS = `
  select count(distinct session_ref) as sessions, count(*) as "pageViews",
    (select count(*) from accounts.queries where member_id = :memberId) as queries
  from accounts.visits where member_id = :memberId`;

const EVERYTHING = `
  select at_ms, page_path, session_ref, null as what from accounts.visits where member_id = :memberId
  union all
  select at_ms, null, null, what from accounts.queries where member_id = :memberId
  order by at_ms`;

/** Visits and queries in PostgreSQL. */
export function makePostgresActivityShelf(db: Database): ActivityShelf {
  return {
    noteVisit: async ({ memberId, at, pagePath, sessionRef }) => {
      await db
        .sql()('accounts.visits')
        .insert({ member_id: memberId, at_ms: at, page_path: pagePath, session_ref: sessionRef })
        .catch(unlessGone);
    },
    noteQuery: async (memberId, at, what) => {
      await db.sql()('accounts.queries').insert({ member_id: memberId, at_ms: at, what }).catch(unlessGone);
    },
    totalsOf: async (memberId) => {
      const found = await db
        .sql()
        .raw<{ rows: [{ sessions: number; queries: number; pageViews: number }] }>(TOTALS, { memberId });
      return found.rows[0];
    },
    everythingOf: async (memberId) => {
      const found = await db.sql().raw<{ rows: EntryRow[] }>(EVERYTHING, { memberId });
      return found.rows.map(toEntry);
    },
    forget: async (memberId) => {
      await db.sql()('accounts.visits').where({ member_id: memberId }).delete();
      await db.sql()('accounts.queries').where({ member_id: memberId }).delete();
    },
  };
}
