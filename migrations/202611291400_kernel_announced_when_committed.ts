import type { Knex } from 'knex';

/**
 * An announcement is of the time when its transaction is committed, as near as a trigger can tell, and not of the time when
 * that transaction began: whoever asks for what was announced in the last seconds also gets what a long one announced.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function kernel.number_announcement() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('kernel.announcements', 0));
      update kernel.announcements set id = nextval('kernel.announcement_numbers'), kept_at = clock_timestamp()
        where row_id = new.row_id;
      perform pg_notify('announcements', '');
      return null;
    end $$;
  `);
}
