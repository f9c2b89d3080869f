import type { Knex } from 'knex';

/** Members' watch lists, the entries they found and the mails about them; all go with the account, an entry also with what found it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table notebook.watched (
      member_id text not null
        constraint watched_member references accounts.members (id) on delete cascade,
      kind text not null constraint watched_kind check (kind in ('horse', 'jockey', 'trainer', 'search')),
      key text not null,
      name text not null,
      since_ms bigint not null,
      primary key (member_id, kind, key)
    );
    create table notebook.entered (
      member_id text not null,
      race_id text not null,
      horse_key text not null,
      kind text not null,
      key text not null,
      track_slug text not null,
      race_day text not null,
      race integer not null,
      horse_name text not null,
      program_number text not null,
      found_at_ms bigint not null,
      primary key (member_id, race_id, horse_key, kind, key),
      constraint entered_watched foreign key (member_id, kind, key)
        references notebook.watched (member_id, kind, key) on delete cascade
    );
    create table notebook.watch_mail_choices (
      member_id text primary key
        constraint watch_mail_choices_member references accounts.members (id) on delete cascade,
      is_wanted boolean not null
    );
    create table notebook.watch_mails (
      member_id text not null
        constraint watch_mails_member references accounts.members (id) on delete cascade,
      track_slug text not null,
      race_day text not null,
      primary key (member_id, track_slug, race_day)
    );
    create index entered_by_day on notebook.entered (member_id, race_day);
    create index entered_by_watched on notebook.entered (member_id, kind, key);
  `);
}
