import type { Knex } from 'knex';

/** Figure reports as they were brought. What a correction replaced stays, superseded. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema handicapping;

    create table handicapping.figure_reports (
      id bigint generated always as identity primary key,
      track text not null,
      race_day date not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      brought_at_ms bigint not null,
      content_hash text not null,
      superseded_at_ms bigint,
      races jsonb not null
    );
    create unique index figure_reports_one_stands on handicapping.figure_reports (race_day, track)
      where superseded_at_ms is null;
    create index figure_reports_replaced on handicapping.figure_reports (race_day, track, id)
      where superseded_at_ms is not null;
  `);
}
