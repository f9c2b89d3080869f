import type { Knex } from 'knex';

/**
 * What came of the entries of past days, with a text that says from which entries and results: all of it is computed again
 * from ledger and results when that text is another one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picks.settled_days (
      is_demo boolean not null,
      race_day date not null,
      settled_from text not null,
      races text not null,
      primary key (is_demo, race_day)
    );
  `);
}
