import type { Knex } from 'knex';

/** Every taking of a point has a token of its own: who lost a point and had it again is not taken for the one before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table operations.points add column claim uuid');
}
