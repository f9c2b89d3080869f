import type { Knex } from 'knex';

/** Entries of the watch list as notifications: who wants them, and which horses of which races were sent. They go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table alerts.watch_push_choices (
      member_id text primary key
        constraint watch_push_choices_member references accounts.members (id) on delete cascade,
      is_wanted boolean not null
    );

    create table alerts.watch_pushes (
      member_id text not null
        constraint watch_pushes_member references accounts.members (id) on delete cascade,
      race_id text not null,
      horse_key text not null,
      primary key (member_id, race_id, horse_key)
    );
  `);
}
