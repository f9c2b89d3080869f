import type { Knex } from 'knex';

/** Questions under way are few among all that were ever asked, and looked for every minute. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('create index spend_open on operations.spend (at_ms) where outcome is null');
}
