import type { Knex } from 'knex';

/** Results entered by hand: a kind of sheet of its own, and the journal of its entries. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table results.sheets drop constraint sheets_kind_check;
    alter table results.sheets add constraint sheets_kind_check
      check (kind in ('chart', 'aqueduct-table', 'nyra-tables', 'live', 'desk', 'simulation'));

    create table results.desk_entries (
      nth bigint generated always as identity primary key,
      id text not null unique,
      track_slug text not null,
      race_day date not null,
      race_id text not null,
      by jsonb not null,
      entered_at_ms bigint not null,
      reason text,
      fact jsonb not null
    );
    create index desk_entries_of_day on results.desk_entries (track_slug, race_day, nth);
    create unique index desk_entries_withdrawn_once on results.desk_entries ((fact->>'to'))
      where fact->>'what' = 'withdrawn';
  `);
}
