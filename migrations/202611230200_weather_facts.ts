import type { Knex } from 'knex';

/** What sources told of the weather at tracks; nothing is overwritten. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema weather;

    create table weather.facts (
      id bigint generated always as identity primary key,
      track_slug text not null,
      kind text not null check (kind in ('observation', 'forecast', 'alerts', 'soil', 'rain', 'courses')),
      source text not null,
      known_at_ms bigint not null,
      fact jsonb not null
    );
    create index facts_known on weather.facts (track_slug, known_at_ms);
    create index facts_last on weather.facts (track_slug, kind, source, id);
  `);
}
