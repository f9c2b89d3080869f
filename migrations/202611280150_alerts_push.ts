import type { Knex } from 'knex';

/**
 * Alerts of the day board for devices without an open page. Devices go with the account. The key pair is that of the
 * server: its private half never leaves the database and the process that signs with it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema alerts;

    create table alerts.devices (
      id text primary key,
      member_id text not null
        constraint devices_member references accounts.members (id) on delete cascade,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      name text not null,
      since_ms bigint not null
    );
    create index on alerts.devices (member_id);

    create table alerts.keys (
      is_only boolean primary key default true check (is_only),
      public_key text not null,
      private_key text not null
    );

    create table alerts.looks (
      track_slug text not null,
      race_day text not null,
      at_ms bigint not null,
      races jsonb not null,
      primary key (track_slug, race_day)
    );

    create table alerts.found (
      track_slug text not null,
      race_day text not null,
      race_number integer not null,
      kind text not null,
      program_number text not null,
      text text not null,
      at_ms bigint not null,
      primary key (track_slug, race_day, race_number, kind, program_number)
    );
  `);
}
