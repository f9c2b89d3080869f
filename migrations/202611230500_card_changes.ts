import type { Knex } from 'knex';

/** What sources said of a card after it was brought, word by word. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table card.changes (
      id bigint generated always as identity primary key,
      race_id text not null,
      track_slug text not null,
      race_day date not null,
      is_demo boolean not null,
      program_number text,
      horse_name text,
      fact jsonb not null,
      was text,
      becomes text,
      reason text,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      told_at_ms bigint not null,
      known_at_ms bigint not null
    );
    create index changes_of_day on card.changes (track_slug, race_day, known_at_ms);
  `);
}
