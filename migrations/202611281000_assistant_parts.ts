import type { Knex } from 'knex';

/** Tables and links of an answer; null for one of words alone, and for those from before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table assistant.chats add column parts jsonb');
}
