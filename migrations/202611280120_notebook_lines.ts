import type { Knex } from 'knex';

/** Members' own lines, one a race; they go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notebook.lines (
      member_id text not null
        constraint lines_member references accounts.members (id) on delete cascade,
      race_id text not null,
      line jsonb not null,
      made_at_ms bigint not null,
      changed_at_ms bigint not null,
      primary key (member_id, race_id)
    );
  `);
}
