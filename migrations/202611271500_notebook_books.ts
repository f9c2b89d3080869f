import type { Knex } from 'knex';

/** Members' own tickets, and the limits and pauses they set themselves; both go with the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema notebook;
    create table notebook.tickets (
      member_id text not null
        constraint tickets_member references accounts.members (id) on delete cascade,
      id text not null,
      track_slug text not null,
      race_day text not null,
      race integer not null,
      wager text not null,
      base_cents bigint not null,
      sets jsonb not null,
      cost_cents bigint not null,
      money text not null constraint tickets_money check (money in ('paper', 'real')),
      idea text not null,
      note text not null,
      written_at_ms bigint not null,
      primary key (member_id, id)
    );
    create table notebook.care (
      member_id text primary key
        constraint care_member references accounts.members (id) on delete cascade,
      day_cents bigint,
      month_cents bigint,
      limits_set_at_ms bigint,
      paused_until_ms bigint
    );
  `);
}
