import type { Knex } from 'knex';

/** Digests of the codes that make the first administrator, while there is none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts.setup_codes (
      digest text primary key,
      opened_at_ms bigint not null
    );
  `);
}
