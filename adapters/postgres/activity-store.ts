import type { ActivityEntry, ActivityStore } from '#core/accounts/ports.ts';
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
  const instant = row.at_ms as Instant;
  return row.page_path === null
    ? { kind: 'query', at: instant, what: row.what ?? '' }
    : { kind: 'visit', at: instant, pagePath: row.page_path, sessionRef: row.session_ref ?? '' };
}

const OF_MEMBER = new Set(['visits_member', 'queries_member', 'visit_sessions_member', 'query_sums_member']);

/** Nothing is stored for a member whose account has been deleted. */
function unlessGone(error: unknown): void {
  const constraint = violatedConstraint(error);
  if (constraint === null || !OF_MEMBER.has(constraint)) throw error;
}

/** A view and its session in one statement; a sign-in creates only the session. */
const NOTE_VISIT = `
  with seen as (
    insert into accounts.visits (member_id, at_ms, page_path, session_ref)
    select :memberId, cast(:at as bigint), :pagePath, :sessionRef
    where cast(:pagePath as text) is not null returning 1
  )
  insert into accounts.visit_sessions as held (member_id, session_ref, began_at_ms, last_at_ms, page_views, device)
  values (:memberId, :sessionRef, :at, :at, (select count(*) from seen), :device)
  on conflict (member_id, session_ref) do update
    set last_at_ms = greatest(held.last_at_ms, excluded.last_at_ms),
        page_views = held.page_views + excluded.page_views,
        device = coalesce(excluded.device, held.device)`;

const NOTE_QUERY = `
  with asked as (
    insert into accounts.queries (member_id, at_ms, what) values (:memberId, :at, :what)
  )
  insert into accounts.query_sums as held (member_id, what, queries, tokens, last_at_ms)
  values (:memberId, :what, 1, :tokens, :at)
  on conflict (member_id, what) do update
    set queries = held.queries + 1, tokens = held.tokens + excluded.tokens,
        last_at_ms = greatest(held.last_at_ms, excluded.last_at_ms)`;

const TOTALS = `
  select count(*) filter (where page_views > 0) as sessions,
    coalesce(sum(page_views), 0)::bigint as "pageViews",
    (select coalesce(sum(queries), 0)::bigint from accounts.query_sums where member_id = :memberId) as queries
  from accounts.visit_sessions where member_id = :memberId`;

const PREPARED = { name: 'activity totals' };

const EVERYTHING = `
  select at_ms, page_path, session_ref, null as what from accounts.visits where member_id = :memberId
  union all
  select at_ms, null, null, what from accounts.queries where member_id = :memberId
  order by at_ms`;

const TABLES = ['visits', 'visit_sessions', 'queries', 'query_sums'];

/** Visits and queries in PostgreSQL. */
export function makePostgresActivityStore(db: Database): ActivityStore {
  return {
    noteVisit: async ({ device = null, ...visit }) => {
      await db
        .sql()
        .raw(NOTE_VISIT, { ...visit, device })
        .catch(unlessGone);
    },
    noteQuery: async (memberId, instant, what, tokens = 0) => {
      await db.sql().raw(NOTE_QUERY, { memberId, at: instant, what, tokens }).catch(unlessGone);
    },
    totalsOf: async (memberId) => {
      const found = await db
        .sql()
        .raw<{ rows: [{ sessions: number; queries: number; pageViews: number }] }>(TOTALS, { memberId })
        .options(PREPARED);
      return found.rows[0];
    },
    everythingOf: async (memberId) => {
      const found = await db.sql().raw<{ rows: EntryRow[] }>(EVERYTHING, { memberId });
      return found.rows.map(toEntry);
    },
    forget: async (memberId) => {
      for (const table of TABLES) await db.sql()(`accounts.${table}`).where({ member_id: memberId }).delete();
    },
  };
}
