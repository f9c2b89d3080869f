import type { Knex } from 'knex';

/** Sources that are not to be asked until an hour: one pause a source. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operations.pauses (
      source text primary key,
      by_member_id text,
      reason text not null,
      since_ms bigint not null,
      until_ms bigint not null,
      constraint pauses_end_later check (until_ms > since_ms)
    );
  `);
}
