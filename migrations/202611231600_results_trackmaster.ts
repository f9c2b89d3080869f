import type { Knex } from 'knex';

/**
 * Result charts of TrackMaster (and results entered by hand) are kinds of sheets of their own; a file whose sheet is
 * current is found by its hash.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table results.sheets drop constraint sheets_kind_check;
    alter table results.sheets add constraint sheets_kind_check check (
      kind in ('chart', 'trackmaster-chart', 'aqueduct-table', 'nyra-tables', 'live', 'desk', 'simulation')
    );
    create index sheets_current_hash on results.sheets (content_hash) where superseded_at_ms is null;
  `);
}
