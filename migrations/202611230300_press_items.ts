import type { Knex } from 'knex';

/** News, selections of experts and pedigree figures. What somebody said first stays beside what he says later. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema press;

    create table press.items (
      id text primary key,
      nth bigint generated always as identity,
      title text not null,
      summary text not null,
      url text not null check (url like 'http://%' or url like 'https://%'),
      published_at_ms bigint,
      source text not null,
      sources text[] not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      heard_at_ms bigint not null
    );
    create index items_newest on press.items (published_at_ms desc nulls last, heard_at_ms desc, nth);
    create index items_heard on press.items (heard_at_ms);

    create table press.selections (
      id bigint generated always as identity primary key,
      track text not null,
      race_day date not null,
      race_number integer not null,
      key text not null,
      expert text,
      is_best_bet boolean not null,
      only_if text,
      url text not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      told_at_ms bigint not null,
      horses jsonb not null
    );
    create index selections_of_day on press.selections (race_day, track, key, told_at_ms, id);

    create table press.pedigrees (
      id bigint generated always as identity primary key,
      track text not null,
      race_day date not null,
      race_number integer not null,
      program_number text not null,
      horse_name text not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      told_at_ms bigint not null,
      figures jsonb not null
    );
    create index pedigrees_of_day
      on press.pedigrees (race_day, track, race_number, program_number, source, told_at_ms, id);
  `);
}
