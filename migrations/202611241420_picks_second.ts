import type { Knex } from 'knex';

/** The horse a member picked to run second in an exacta; null: any other. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table picks.member_picks add column second jsonb');
}
