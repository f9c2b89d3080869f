import type { Knex } from 'knex';

/** Spans of days that are collected again, one day after the other; every taking of one has a token of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operations.backfills (
      id text primary key,
      claim text not null,
      track text not null,
      first_day date not null,
      last_day date not null,
      started_at_ms bigint not null,
      ended_at_ms bigint,
      status text not null check (status in ('running', 'stopped', 'success', 'partial', 'failed')),
      is_stop_asked boolean not null default false,
      lease_until_ms bigint not null,
      facts jsonb not null,
      constraint backfills_ended check ((status = 'running') = (ended_at_ms is null)),
      constraint backfills_in_order check (last_day >= first_day)
    );
    create unique index backfills_one_at_a_time on operations.backfills (track) where status = 'running';
    create index backfills_in_time on operations.backfills (started_at_ms);
  `);
}
