import type { Knex } from 'knex';

/** Cards, their races and runners, and the past races of the runners, each dated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema card;

    create table card.cards (
      id bigint generated always as identity primary key,
      track_slug text not null,
      race_day date not null,
      is_demo boolean not null,
      tier text not null check (tier in ('live', 'imported', 'derived', 'demo')),
      source text not null,
      brought_at_ms bigint not null,
      content_hash text not null,
      constraint cards_one_of_a_kind unique (track_slug, race_day, is_demo),
      constraint cards_demo_tier check (is_demo = (tier = 'demo'))
    );

    create table card.races (
      id text primary key,
      card_id bigint not null references card.cards on delete cascade,
      race_number integer not null check (race_number > 0),
      post_time_ms bigint,
      facts jsonb not null,
      constraint races_number_once unique (card_id, race_number) deferrable initially deferred
    );

    create table card.runners (
      race_id text not null references card.races on delete cascade,
      program_number text not null,
      nth integer not null,
      post_position integer not null,
      horse_key text not null,
      horse_name text not null,
      is_scratched boolean not null,
      facts jsonb not null,
      constraint runners_program_number_once primary key (race_id, program_number)
    );
    create index runners_horse on card.runners (horse_key);

    create table card.past_races (
      race_id text not null,
      program_number text not null,
      nth integer not null,
      race_date date not null,
      facts jsonb not null,
      primary key (race_id, program_number, nth),
      foreign key (race_id, program_number) references card.runners on delete cascade
    );
  `);
}
