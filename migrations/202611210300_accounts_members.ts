import type { Knex } from 'knex';

/** Members, their sessions, one-time links and activity, and the tries that limits count. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema accounts;

    create table accounts.members (
      id text primary key,
      email text not null,
      first_name text,
      last_name text,
      profile_image_url text,
      is_admin boolean not null,
      created_at_ms bigint not null,
      password_hash text,
      identity_issuer text,
      identity_subject text,
      constraint members_whole_identity check ((identity_issuer is null) = (identity_subject is null)),
      constraint members_identity_once unique (identity_issuer, identity_subject)
    );
    create unique index members_email_once on accounts.members (lower(email collate "C"));

    create table accounts.sessions (
      key_digest text primary key,
      member_id text,
      data json not null,
      expires_at_ms bigint not null
    );
    create index sessions_member on accounts.sessions (member_id) where member_id is not null;
    create index sessions_expiry on accounts.sessions (expires_at_ms);

    create table accounts.attempts (
      id bigint generated always as identity primary key,
      subject_digest text not null,
      at_ms bigint not null
    );
    create index attempts_subject on accounts.attempts (subject_digest, at_ms);
    create index attempts_age on accounts.attempts (at_ms);

    create table accounts.links (
      member_id text primary key references accounts.members on delete cascade,
      digest text not null constraint links_digest_once unique,
      expires_at_ms bigint not null
    );

    create table accounts.visits (
      id bigint generated always as identity primary key,
      member_id text not null constraint visits_member references accounts.members on delete cascade,
      at_ms bigint not null,
      page_path text not null,
      session_ref text not null
    );
    create index visits_of_member on accounts.visits (member_id, at_ms);

    create table accounts.queries (
      id bigint generated always as identity primary key,
      member_id text not null constraint queries_member references accounts.members on delete cascade,
      at_ms bigint not null,
      what text not null
    );
    create index queries_of_member on accounts.queries (member_id, at_ms);
  `);
}
