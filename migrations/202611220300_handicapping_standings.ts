import type { Knex } from 'knex';

/** What people behind horses had done when each of their race days was over, and of which results it was told. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table handicapping.standing_names (
      id integer primary key,
      history text not null check (history in ('real', 'demo')),
      kind text not null check (kind in ('jockey', 'trainer', 'owner', 'partnership', 'debut', 'lastLine')),
      name text collate "C" not null,
      first_day date not null,
      constraint standing_names_once unique (history, kind, name)
    );

    create table handicapping.standings (
      name_id integer not null references handicapping.standing_names,
      day date not null,
      starts double precision not null,
      wins double precision not null,
      expected double precision not null,
      support double precision not null,
      constraint standings_one_a_day primary key (name_id, day)
    );

    create table handicapping.standings_told (
      is_the_one boolean primary key default true check (is_the_one),
      mark text not null
    );
  `);
}
