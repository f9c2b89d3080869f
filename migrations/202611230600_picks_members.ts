import type { Knex } from 'knex';

/** Picks of members. Rows are only added; the last of a member, race and bet type stands. They go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picks.member_picks (
      nth bigint generated always as identity primary key,
      id text not null constraint member_picks_once unique,
      member_id text not null
        constraint member_picks_member references accounts.members (id) on delete cascade,
      race_id text not null,
      track_slug text not null,
      race_day date not null,
      race_number integer not null,
      horse_key text not null,
      horse_name text not null,
      program_number text not null,
      bet_type text not null check (bet_type in ('win', 'place', 'show', 'exacta')),
      confidence integer not null check (confidence between 1 and 100),
      reasoning text not null,
      weather_factor text not null,
      track_bias text not null,
      pace_scenario text not null,
      made_at_ms bigint not null,
      price jsonb,
      card jsonb not null
    );
    create index member_picks_place on picks.member_picks (member_id, race_id, bet_type, nth);
    create index member_picks_day on picks.member_picks (race_day);
  `);
}
