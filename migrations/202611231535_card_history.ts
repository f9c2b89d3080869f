import type { Knex } from 'knex';

/**
 * The runners of all cards by the name in their key: a horse's past performances and works are read by it, whatever else
 * of the horse a card knew. Nothing is read by the whole key.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index card.runners_horse;
    create index runners_horse_named on card.runners (split_part(horse_key, '|', 1));
  `);
}
