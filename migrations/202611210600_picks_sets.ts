import type { Knex } from 'knex';

/** The latest picks of each track and day, as they were made and from which card. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema picks;

    create table picks.sets (
      track_slug text not null,
      race_day date not null,
      revision integer not null check (revision > 0),
      made_at_ms bigint not null,
      is_scheduled boolean not null,
      card_hash text not null,
      made_with text not null,
      recommendations jsonb not null,
      constraint sets_one_a_day primary key (track_slug, race_day)
    );
  `);
}
