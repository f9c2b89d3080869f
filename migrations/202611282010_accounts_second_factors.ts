import type { Knex } from 'knex';

/** Authenticator apps of members, their secrets encrypted, and the digests of unused recovery codes. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts.authenticators (
      member_id text primary key constraint authenticators_member references accounts.members on delete cascade,
      sealed_secret text not null,
      confirmed_at_ms bigint,
      last_step bigint
    );

    create table accounts.recovery_codes (
      member_id text not null
        constraint recovery_codes_authenticator references accounts.authenticators on delete cascade,
      digest text not null,
      primary key (member_id, digest)
    );
  `);
}
