import type { Knex } from 'knex';

/** When a result sheet and a board were received, by the racing clock; null where it is the time they carry. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table results.sheets add column known_at_ms bigint;
    alter table odds.boards add column known_at_ms bigint;
  `);
}
