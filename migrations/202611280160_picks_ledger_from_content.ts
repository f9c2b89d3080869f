import type { Knex } from 'knex';

/**
 * Rows of the ledger are looked up by what their hashed text says. The generated columns that repeated it go: a column can
 * be detached from its text and changed, and verification, which reads the text, would not see it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table picks.ledger
      drop column race_id, drop column track_slug, drop column race_day,
      drop column is_demo, drop column is_replayed, drop column is_after_off;
    create index ledger_of_race on picks.ledger
      ((cast(content as jsonb) ->> 'raceId'), (cast(content as jsonb) ->> 'isReplayed'), seq desc);
    create index ledger_of_day on picks.ledger
      ((cast(content as jsonb) ->> 'day'), (cast(content as jsonb) ->> 'trackSlug'), seq desc);
    create index ledger_of_track on picks.ledger ((cast(content as jsonb) ->> 'trackSlug'), seq desc);
  `);
}
