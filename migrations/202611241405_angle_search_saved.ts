import type { Knex } from 'knex';

/** Combinations of angles that members saved, one a name; they go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema angle_search;
    create table angle_search.saved_searches (
      member_id text not null
        constraint saved_searches_member references accounts.members (id) on delete cascade,
      name text not null,
      find text not null,
      saved_at_ms bigint not null,
      primary key (member_id, name)
    );
  `);
}
