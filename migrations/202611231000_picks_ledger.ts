import type { Knex } from 'knex';

/**
 * The sealed ledger: picks as they were published, each row chained to the one before it. What rows are looked up by is
 * read out of their content, so that there is one text to check. The table takes new rows only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table picks.ledger (
      seq bigint constraint ledger_in_order primary key check (seq > 0),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      content text not null,
      race_id text not null generated always as (cast(content as jsonb) ->> 'raceId') stored,
      track_slug text not null generated always as (cast(content as jsonb) ->> 'trackSlug') stored,
      race_day text not null generated always as (cast(content as jsonb) ->> 'day') stored,
      is_demo boolean not null generated always as (cast(content as jsonb) ->> 'isDemo' = 'true') stored,
      is_replayed boolean not null generated always as (cast(content as jsonb) ->> 'isReplayed' = 'true') stored,
      is_after_off boolean not null generated always as (cast(content as jsonb) ->> 'isAfterOff' = 'true') stored
    );
    create index ledger_of_race on picks.ledger (race_id, is_replayed, seq desc);
    create index ledger_of_day on picks.ledger (race_day, track_slug, seq desc);

    create function picks.keep_ledger() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger takes new entries only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger ledger_stays before update or delete on picks.ledger
      for each row execute function picks.keep_ledger();
    create trigger ledger_stays_whole before truncate on picks.ledger
      for each statement execute function picks.keep_ledger();
  `);
}
