import type { Knex } from 'knex';

/** Entries of the stewards' desk among the changes of a card: each with its id and author, withdrawn at most once. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table card.changes add column desk jsonb;
    create unique index changes_desk_entry on card.changes ((desk->>'id')) where desk is not null;
    create unique index changes_withdrawn_once on card.changes ((fact->>'to'))
      where desk is not null and fact->>'what' = 'withdrawn';
  `);
}
