import type { Knex } from 'knex';

/** Passkeys of members: public keys only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table accounts.passkeys (
      id text primary key,
      member_id text not null constraint passkeys_member references accounts.members on delete cascade,
      name text not null,
      public_key text not null,
      counter bigint not null,
      transports text[] not null,
      created_at_ms bigint not null,
      last_used_at_ms bigint
    );
    create index passkeys_of_member on accounts.passkeys (member_id);
  `);
}
