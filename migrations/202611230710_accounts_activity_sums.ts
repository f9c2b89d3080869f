import type { Knex } from 'knex';

/** Sums of what members did, so that lists of all of them are quick and counts outlive the single views. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts.visit_sessions (
      member_id text not null constraint visit_sessions_member references accounts.members on delete cascade,
      session_ref text not null,
      began_at_ms bigint not null,
      last_at_ms bigint not null,
      page_views integer not null,
      device text check (device in ('desktop', 'mobile', 'tablet')),
      primary key (member_id, session_ref)
    );
    insert into accounts.visit_sessions (member_id, session_ref, began_at_ms, last_at_ms, page_views)
    select member_id, session_ref, min(at_ms), max(at_ms), count(*) from accounts.visits
    group by member_id, session_ref;

    create table accounts.query_sums (
      member_id text not null constraint query_sums_member references accounts.members on delete cascade,
      what text not null,
      queries bigint not null,
      tokens bigint not null,
      last_at_ms bigint not null,
      primary key (member_id, what)
    );
    insert into accounts.query_sums (member_id, what, queries, tokens, last_at_ms)
    select member_id, what, count(*), 0, max(at_ms) from accounts.queries group by member_id, what;

    create index visits_age on accounts.visits (at_ms);
    create index queries_age on accounts.queries (at_ms);
    create index members_age on accounts.members (created_at_ms);
  `);
}
