import type { Knex } from 'knex';

/** The track that an answer of the chat is about; null for those from before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table assistant.chats add column track_slug text');
}
