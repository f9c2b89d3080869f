import type { Knex } from 'knex';

/** When a mail about a day was claimed by the machine's clock; mails from before count as sent now. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notebook.day_mails
      add column sent_at timestamptz not null default clock_timestamp();
    create index day_mails_by_time on notebook.day_mails (sent_at);
  `);
}
