import type { Knex } from 'knex';

/**
 * Starters of all results by name as it is in keys of horses (capitals and digits, without the country): the results of
 * a horse are read by it. Nothing is read by the name as printed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index results.starters_horse;
    create index starters_horse_named on results.starters (
      regexp_replace(regexp_replace(upper(horse_name), '\\([A-Z]{2,3}\\)', '', 'g'), '[^A-Z0-9]', '', 'g')
    );
  `);
}
