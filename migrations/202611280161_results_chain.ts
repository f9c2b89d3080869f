import type { Knex } from 'knex';

/**
 * The chain of results: what was stored of each day, each row sealed after the one before it, so that a result a score
 * rests on cannot be changed unseen. Results from before are sealed when a server or worker starts. The table takes new
 * rows only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table results.chain (
      seq bigint constraint chain_in_order primary key check (seq > 0),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      content text not null
    );
    create index chain_of_day on results.chain
      ((cast(content as jsonb) ->> 'day'), (cast(content as jsonb) ->> 'track'), (cast(content as jsonb) ->> 'kind'));

    create function results.keep_chain() returns trigger language plpgsql as $$
    begin
      raise exception 'the chain of results takes new rows only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger chain_stays before update or delete on results.chain
      for each row execute function results.keep_chain();
    create trigger chain_stays_whole before truncate on results.chain
      for each statement execute function results.keep_chain();
  `);
}
