import type { Knex } from 'knex';

/** Results as they were brought: sheets with their races and starters. What a correction replaced stays, superseded. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema results;

    create table results.sheets (
      id bigint generated always as identity primary key,
      track text not null,
      race_day date not null,
      kind text not null check (kind in ('chart', 'aqueduct-table', 'nyra-tables', 'simulation')),
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      brought_at_ms bigint not null,
      content_hash text not null,
      superseded_at_ms bigint,
      facts jsonb not null
    );
    create unique index sheets_one_stands on results.sheets (race_day, track, kind)
      where superseded_at_ms is null;
    create index sheets_replaced on results.sheets (race_day, track, kind, id)
      where superseded_at_ms is not null;

    create table results.races (
      sheet_id bigint not null references results.sheets on delete cascade,
      race_number integer not null check (race_number > 0),
      facts jsonb not null,
      constraint races_number_once primary key (sheet_id, race_number)
    );

    create table results.starters (
      sheet_id bigint not null,
      race_number integer not null,
      nth integer not null,
      program_number text not null,
      horse_name text not null,
      facts jsonb not null,
      primary key (sheet_id, race_number, nth),
      foreign key (sheet_id, race_number) references results.races on delete cascade
    );
    create index starters_horse on results.starters (horse_name);
  `);
}
