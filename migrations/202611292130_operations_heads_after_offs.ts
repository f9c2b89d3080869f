import type { Knex } from 'knex';

/** Heads of the record are published after the off of every race, too: several a day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table operations.heads drop constraint heads_pkey;
    alter table operations.heads add primary key (published_at_ms);
    create index heads_of_day on operations.heads (day);
  `);
}
