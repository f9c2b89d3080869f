import type { Knex } from 'knex';

/** What administrators did. The log takes entries only; they go when their time is over, which retention says. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create schema if not exists operations;

    create table operations.audit (
      id bigint generated always as identity primary key,
      at_ms bigint not null,
      by_member_id text,
      act text not null,
      act_subject text,
      request_id text,
      what text,
      subject text,
      before jsonb,
      after jsonb
    );
    create index audit_age on operations.audit (at_ms);

    create function operations.keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and current_setting('operations.letting_go', true) = 'on' then
        return old;
      end if;
      raise exception 'the audit log takes entries only' using errcode = 'insufficient_privilege';
    end $$;
    create trigger audit_stays before update or delete on operations.audit
      for each row execute function operations.keep_audit();
    create trigger audit_stays_whole before truncate on operations.audit
      for each statement execute function operations.keep_audit();
  `);
}
