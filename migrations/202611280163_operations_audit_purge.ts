import type { Knex } from 'knex';

/**
 * How entries of the audit log are deleted once their two years are over: by this function alone, which runs with the
 * rights of its owner, so that the role that serves need not be able to delete any. It deletes no younger entry, whatever
 * it is asked.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function operations.purge_audit(before_ms bigint, most integer) returns bigint
      language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
    declare
      gone bigint;
      horizon bigint := least(before_ms, cast(extract(epoch from now() - interval '730 days') * 1000 as bigint));
    begin
      perform set_config('operations.letting_go', 'on', true);
      delete from operations.audit where ctid = any(array(
        select ctid from operations.audit where at_ms < horizon limit most for update skip locked));
      get diagnostics gone = row_count;
      perform set_config('operations.letting_go', 'off', true);
      return gone;
    end $$;
    revoke execute on function operations.purge_audit from public;
  `);
}
