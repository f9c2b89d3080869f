import type { Knex } from 'knex';

/**
 * What is told to screens at once. Numbers are given when a unit of work is kept, one unit after the other, so that
 * whoever has heard number 7 has missed none below it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema kernel;

    create table kernel.announcements (
      row_id bigint generated always as identity primary key,
      id bigint unique,
      topic text not null check (topic <> ''),
      track text,
      race_day date,
      race_number integer,
      at_ms bigint not null,
      kept_at timestamptz not null default now()
    );
    create index announcements_by_age on kernel.announcements (kept_at);
    create sequence kernel.announcement_numbers owned by kernel.announcements.id;

    create function kernel.number_announcement() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('kernel.announcements', 0));
      update kernel.announcements set id = nextval('kernel.announcement_numbers') where row_id = new.row_id;
      perform pg_notify('announcements', '');
      return null;
    end $$;

    create constraint trigger announcements_numbered_when_kept
      after insert on kernel.announcements deferrable initially deferred
      for each row when (new.id is null) execute function kernel.number_announcement();
  `);
}
