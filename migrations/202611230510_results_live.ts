import type { Knex } from 'knex';

/** Results as live sources tell them, a kind of sheet of its own. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table results.sheets drop constraint sheets_kind_check;
    alter table results.sheets add constraint sheets_kind_check
      check (kind in ('chart', 'aqueduct-table', 'nyra-tables', 'live', 'simulation'));
  `);
}
