import type { Knex } from 'knex';

/**
 * The chain of the audit log. A row holds the number, the time and a salted hash of an entry, none of its text; the salt is
 * stored with the entry and deleted with it. Entries from before are sealed with the next one. The table takes new rows
 * only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table operations.audit
      add column salt text not null default gen_random_uuid()::text || gen_random_uuid()::text;

    create table operations.audit_chain (
      seq bigint constraint audit_chain_in_order primary key check (seq > 0),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      content text not null
    );

    create function operations.keep_audit_chain() returns trigger language plpgsql as $$
    begin
      raise exception 'the chain of the audit log takes new rows only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_chain_stays before update or delete on operations.audit_chain
      for each row execute function operations.keep_audit_chain();
    create trigger audit_chain_stays_whole before truncate on operations.audit_chain
      for each statement execute function operations.keep_audit_chain();
  `);
}
