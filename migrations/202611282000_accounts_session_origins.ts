import type { Knex } from 'knex';

/** How and where a session began and when it was last used; null for those from before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table accounts.sessions
      add column signed_in_at_ms bigint,
      add column last_used_at_ms bigint,
      add column device text,
      add column address text,
      add column place text
  `);
}
