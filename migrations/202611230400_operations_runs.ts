import type { Knex } from 'knex';

/** Runs of sources with their logs, collections of whole days, and answers of sources that made no sense. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema operations;

    create table operations.runs (
      id text primary key,
      source text not null,
      track text not null,
      race_day date not null,
      asked_by text not null,
      started_at_ms bigint not null,
      ended_at_ms bigint,
      status text not null check (status in ('running', 'success', 'partial', 'failed')),
      expected integer,
      brought integer not null,
      lease_until_ms bigint not null,
      facts jsonb not null,
      constraint runs_ended check ((status = 'running') = (ended_at_ms is null))
    );
    create unique index runs_one_at_a_time on operations.runs (source, track, race_day)
      where status = 'running';
    create index runs_of_a_day on operations.runs (source, track, race_day, started_at_ms);
    create index runs_in_time on operations.runs (started_at_ms);

    create table operations.workflows (
      id text primary key,
      track text not null,
      race_day date not null,
      started_at_ms bigint not null,
      ended_at_ms bigint,
      status text not null check (status in ('running', 'success', 'partial', 'failed')),
      lease_until_ms bigint not null,
      facts jsonb not null,
      constraint workflows_ended check ((status = 'running') = (ended_at_ms is null))
    );
    create unique index workflows_one_at_a_time on operations.workflows (track, race_day)
      where status = 'running';
    create index workflows_in_time on operations.workflows (started_at_ms);

    create table operations.quarantine (
      id bigint generated always as identity primary key,
      source text not null,
      address text not null,
      status integer not null,
      content_type text not null,
      content text not null,
      at_ms bigint not null,
      why text not null
    );
    create index quarantine_in_time on operations.quarantine (at_ms);
  `);
}
