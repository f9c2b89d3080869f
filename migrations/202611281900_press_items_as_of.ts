import type { Knex } from 'knex';

/**
 * When each publisher of a news item was first heard, and since when its date is known: an earlier moment shows neither
 * before. Of items already stored only the first publisher's time is known.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table press.items add column sources_heard_ms bigint[] not null default '{}', add column dated_at_ms bigint;
    update press.items set sources_heard_ms =
      array_fill(heard_at_ms, array[1]) || array_fill(cast(null as bigint), array[cardinality(sources) - 1]);
  `);
}
