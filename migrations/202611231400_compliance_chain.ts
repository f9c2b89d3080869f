import type { Knex } from 'knex';

/**
 * The chain of proofs: what became of each acceptance, each line sealed after the one before it. A proof keeps the salt
 * of its person, which goes with the person; proofs from before are sealed when a server or worker starts, or at the next change. The table takes new rows
 * only.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table compliance.acceptances
      add column salt text,
      add column sealed_as bigint,
      add column unsealed text default 'kept'
        check (unsealed in ('kept', 'linked', 'words-added', 'person-dropped'));
    create index acceptances_unsealed on compliance.acceptances (received_at_ms, id) where unsealed is not null;
    create index acceptances_in_order on compliance.acceptances (id collate "C");

    create table compliance.chain (
      seq bigint constraint chain_in_order primary key check (seq > 0),
      hash text not null check (hash ~ '^[0-9a-f]{64}$'),
      content text not null
    );

    create function compliance.keep_chain() returns trigger language plpgsql as $$
    begin
      raise exception 'the chain of proofs takes new lines only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger chain_stays before update or delete on compliance.chain
      for each row execute function compliance.keep_chain();
    create trigger chain_stays_whole before truncate on compliance.chain
      for each statement execute function compliance.keep_chain();
  `);
}
