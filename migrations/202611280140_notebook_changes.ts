import type { Knex } from 'knex';

/** Changes of members' notebooks that were taken, each once by its sender's id; they go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notebook.changes (
      member_id text not null
        constraint changes_member references accounts.members (id) on delete cascade,
      id text not null,
      subject text not null,
      made_at_ms bigint not null,
      outcome text not null
        constraint changes_outcome check (outcome in ('taken', 'copied', 'overruled')),
      primary key (member_id, id)
    );
    create index changes_subject on notebook.changes (member_id, subject, made_at_ms desc);
  `);
}
