import type { Knex } from 'knex';

/** Which boxes of the disclaimer were checked, by the key of the part; null where nobody observed it, as in all records until now. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table compliance.acceptances add column checkboxes jsonb');
}
