import type { Knex } from 'knex';

/** Questions to outside analysts with what they cost, in nanodollars; while one is under way, the most it may cost. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operations.spend (
      id text primary key,
      at_ms bigint not null,
      budget_day date not null,
      service text not null,
      model text not null,
      feature text not null,
      race_id text,
      member_id text constraint spend_member references accounts.members (id) on delete set null,
      outcome text,
      nanos bigint not null check (nanos >= 0),
      input_tokens bigint not null default 0,
      cached_tokens bigint not null default 0,
      cache_write_tokens bigint not null default 0,
      output_tokens bigint not null default 0,
      is_price_assumed boolean not null default false,
      is_usage_assumed boolean not null default false
    );
    create index spend_day on operations.spend (budget_day);
    create index spend_member on operations.spend (member_id, budget_day);
  `);
}
