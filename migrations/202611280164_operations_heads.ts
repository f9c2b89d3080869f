import type { Knex } from 'knex';

/** The latest entries of the chains as they were given away, once a day. The table takes new rows only. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table operations.heads (
      day text primary key check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      published_at_ms bigint not null,
      content text not null,
      stamp text
    );

    create function operations.keep_heads() returns trigger language plpgsql as $$
    begin
      raise exception 'published heads take new rows only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger heads_stay before update or delete on operations.heads
      for each row execute function operations.keep_heads();
    create trigger heads_stay_whole before truncate on operations.heads
      for each statement execute function operations.keep_heads();
  `);
}
