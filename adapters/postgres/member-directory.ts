import type { NotedQueries } from '#core/accounts/ai-use.ts';
import type { Device } from '#core/accounts/device.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { MemberActivity, MemberSummary } from '#core/accounts/member-activity.ts';
import type { MemberDirectory } from '#core/accounts/ports.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Database } from './database.ts';

/** Sessions and questions are each summed once for all requested members, then joined to them. */
const summaries = (which: string): string => `
  select m.id, m.email, m.first_name as "firstName", m.last_name as "lastName",
    m.profile_image_url as "profileImageUrl", m.is_admin as "isAdmin", m.created_at_ms as "createdAt",
    greatest(v.last_at_ms, q.last_at_ms) as "lastActiveAt",
    coalesce(v.page_views, 0) as "pageViews", coalesce(q.ask_jake, 0) as "askJakeQueries"
  from accounts.members m
  left join (
    select member_id, max(last_at_ms) as last_at_ms, sum(page_views)::bigint as page_views
    from accounts.visit_sessions ${which.replace('id', 'member_id')} group by member_id
  ) v on v.member_id = m.id
  left join (
    select member_id, max(last_at_ms) as last_at_ms,
      (sum(queries) filter (where lower(what) like 'ask%jake%'))::bigint as ask_jake
    from accounts.query_sums ${which.replace('id', 'member_id')} group by member_id
  ) q on q.member_id = m.id
  ${which.replace('id', 'm.id')}
  order by m.created_at_ms desc, m.id`;

const EVERYONE = summaries('');
const ONE = summaries('where id = :id');

const SESSIONS = `
  select count(*) filter (where page_views > 0) as sessions,
    round(avg(last_at_ms - began_at_ms) filter (where page_views > 0) / 1000)::bigint as "averageSessionSeconds",
    coalesce(sum(page_views), 0)::bigint as "pageViews", max(began_at_ms) as "lastSignInAt"
  from accounts.visit_sessions where member_id = :id`;

const DEVICES = `
  select device, count(*) as sessions from accounts.visit_sessions
  where member_id = :id and device is not null and page_views > 0
  group by device order by count(*) desc, device`;

const TOP_PAGES = `
  select page_path as page, count(*) as views from accounts.visits where member_id = :id
  group by page_path order by count(*) desc, page_path collate "C" limit 10`;

const QUERIES = `
  select what, queries as count, tokens, last_at_ms as "lastAt" from accounts.query_sums
  where member_id = :id order by what collate "C"`;

const MADE_SINCE = `
  select (select count(*) from accounts.members where created_at_ms >= since.at_ms) as made
  from unnest(cast(:instants as bigint[])) with ordinality as since (at_ms, nth) order by nth`;

type Sessions = Pick<MemberActivity, 'sessions' | 'averageSessionSeconds' | 'pageViews' | 'lastSignInAt'>;

/** The directory of members in PostgreSQL. */
export function makePostgresMemberDirectory(db: Database): MemberDirectory {
  async function ask<Row>(statement: string, named: Readonly<Record<string, unknown>>): Promise<Row[]> {
    return (await db.sql().raw<{ rows: Row[] }>(statement, named)).rows;
  }

  async function activityOf(id: MemberId): Promise<MemberActivity> {
    const [sessions] = await ask<Sessions>(SESSIONS, { id });
    return {
      ...(sessions as Sessions),
      devices: await ask<{ device: Device; sessions: number }>(DEVICES, { id }),
      topPages: await ask<{ page: string; views: number }>(TOP_PAGES, { id }),
      queries: await ask<NotedQueries>(QUERIES, { id }),
    };
  }

  return {
    everyone: () => ask<MemberSummary>(EVERYONE, {}),
    summaryOf: async (id) => (await ask<MemberSummary>(ONE, { id }))[0] ?? null,
    activityOf,
    createdSince: async (instants: readonly Instant[]) =>
      (await ask<{ made: number }>(MADE_SINCE, { instants: [...instants] })).map(({ made }) => made),
  };
}
