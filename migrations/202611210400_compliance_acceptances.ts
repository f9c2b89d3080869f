import type { Knex } from 'knex';

/** Proofs that a disclaimer was accepted. They outlive the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema compliance;

    create table compliance.acceptances (
      id text primary key,
      member_id text constraint acceptances_member references accounts.members on delete set null,
      disclaimer_type text not null,
      disclaimer_version text not null,
      disclaimer_text text not null,
      content_hash text not null,
      accepted_at_ms bigint not null,
      received_at_ms bigint not null,
      method text not null check (method in ('gate', 'pre_auth', 'pre_auth_linked', 'admin_ensure')),
      ip_address text,
      user_agent text,
      language text,
      referrer text,
      session_ref text,
      screen_resolution text,
      timezone text,
      scroll_depth_percent integer,
      time_on_page_seconds integer,
      fingerprint text,
      geolocation text
    );
    create index acceptances_of_member on compliance.acceptances (member_id, received_at_ms);
    create index acceptances_before_sign_in on compliance.acceptances (session_ref)
      where member_id is null and method = 'pre_auth';
  `);
}
