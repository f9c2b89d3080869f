import type { Knex } from 'knex';

/** The last sealed card is found without reading a ledger that holds replayed picks alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index ledger_of_replayed on picks.ledger ((cast(content as jsonb) ->> 'isReplayed'), seq desc)
  `);
}
