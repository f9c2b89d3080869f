import type { Knex } from 'knex';

/** The way to the last run of each source, whatever its day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    'create index runs_of_a_source on operations.runs (track, source, started_at_ms desc, id desc)',
  );
}
