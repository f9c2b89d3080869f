import type { Knex } from 'knex';

/** The track a member has chosen, null for the default, and the member's own tracks; cards are looked up by day. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts.track_choices (
      member_id text primary key constraint track_choices_member references accounts.members on delete cascade,
      chosen text,
      mine text[] not null
    );
    create index cards_of_day on card.cards (race_day);
    create index changes_of_span on card.changes (race_day, known_at_ms);
  `);
}
