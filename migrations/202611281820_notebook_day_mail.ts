import type { Knex } from 'knex';

/** Who wants a mail about how a card went, from which day on, and the mails that went out; all go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notebook.day_mail_choices (
      member_id text primary key
        constraint day_mail_choices_member references accounts.members (id) on delete cascade,
      from_day text not null
    );
    create table notebook.day_mails (
      member_id text not null
        constraint day_mails_member references accounts.members (id) on delete cascade,
      track_slug text not null,
      race_day text not null,
      stop_digest text not null,
      primary key (member_id, track_slug, race_day)
    );
    create unique index day_mails_by_stop on notebook.day_mails (stop_digest);
    create index day_mails_of_card on notebook.day_mails (track_slug, race_day);
  `);
}
