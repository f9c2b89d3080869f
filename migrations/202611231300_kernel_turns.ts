import type { Knex } from 'knex';

/** Who is at long work under a name; a turn that is not kept alive is over at `until`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table kernel.turns (
      name text primary key,
      holder text not null,
      until timestamptz not null
    );
  `);
}
