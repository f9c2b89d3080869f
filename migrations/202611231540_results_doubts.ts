import type { Knex } from 'knex';

/** Races in doubt are few among many: an index of them alone. Races stored before hold no doubts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index races_in_doubt on results.races (sheet_id) where facts -> 'doubts' is not null;
  `);
}
