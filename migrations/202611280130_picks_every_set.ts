import type { Knex } from 'knex';

/** Every set of picks as it was made; `picks.sets` keeps the latest of each day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picks.every_set (
      track_slug text not null,
      race_day date not null,
      revision integer not null check (revision > 0),
      made_at_ms bigint not null,
      is_scheduled boolean not null,
      card_hash text not null,
      made_with text not null,
      recommendations jsonb not null,
      primary key (track_slug, race_day, revision)
    );

    insert into picks.every_set
      (track_slug, race_day, revision, made_at_ms, is_scheduled, card_hash, made_with, recommendations)
    select track_slug, race_day, revision, made_at_ms, is_scheduled, card_hash, made_with, recommendations
    from picks.sets;
  `);
}
