import type { Knex } from 'knex';

/**
 * The way to the settled jobs of one track among those of many. Runs, workflows, backfills and jobs have had
 * their track from the beginning: all that were stored before are the flagship's.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index points_settled_of_a_track on operations.points (track, ended_at_ms desc) where ended_at_ms is not null;
  `);
}
