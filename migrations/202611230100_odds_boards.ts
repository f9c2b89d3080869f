import type { Knex } from 'knex';

/** Odds as sources showed them, race by race and moment by moment. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema odds;

    create table odds.boards (
      id bigint generated always as identity primary key,
      race_id text not null,
      track_slug text not null,
      race_day date not null,
      is_demo boolean not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      at_ms bigint not null,
      content_hash text not null,
      interests jsonb not null,
      pools jsonb not null,
      constraint boards_once unique (race_id, tier, source, at_ms, content_hash)
    );
    create index boards_of_a_day on odds.boards (track_slug, race_day, at_ms, id);
    create index boards_of_a_race on odds.boards (race_id, source, at_ms desc, id desc);
  `);
}
