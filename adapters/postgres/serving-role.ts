import type { Knex } from 'knex';
import { quote } from './backup/tables.ts';

/** The role that serves: its name, and the password it is made with, where it has one. */
export interface ServingRole {
  readonly name: string;
  readonly password: string | null;
}

/** Tables that hold the record: the role that serves may read and append, nothing else. */
export const RECORD_TABLES = [
  'picks.ledger',
  'results.chain',
  'operations.audit',
  'operations.audit_chain',
  'operations.heads',
  'compliance.chain',
] as const;

/** Schema whose tables the queue of alarms makes by itself, as the role that serves; what is in it is made again. */
const QUEUE = 'jobs';

const queueSql = (name: string): string[] => [
  `do $$ begin
    if exists (select 1 from pg_namespace where nspname = '${QUEUE}' and nspowner <> cast('${quote(name)}' as regrole))
    then drop schema ${QUEUE} cascade; end if;
    execute format('grant create on database %I to %s', current_database(), '${quote(name)}');
  end $$`,
];

const INSUFFICIENT_PRIVILEGE = '42501';

/** What makes a role that may use every table and only append to the record; `create` when there is none yet. */
export function servingRoleSql(
  { name, password }: ServingRole,
  schemas: readonly string[],
  create: boolean,
): string[] {
  const role = quote(name);
  const all = schemas.map(quote).join(', ');
  const login = password === null ? '' : ` password '${password.replaceAll("'", "''")}'`;
  return [
    ...(create ? [`create role ${role} login${login}`] : []),
    `grant usage on schema ${all}, public to ${role}`,
    `grant select, insert, update, delete on all tables in schema ${all} to ${role}`,
    `grant usage, select, update on all sequences in schema ${all} to ${role}`,
    `grant select on public.schema_history to ${role}`,
    `revoke update, delete on ${RECORD_TABLES.join(', ')} from ${role}`,
    `grant execute on function operations.purge_audit to ${role}`,
    ...queueSql(name),
  ];
}

async function answer<Row>(
  sql: Knex,
  statement: string,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await sql.raw<{ rows: Row[] }>(statement, values as never)).rows[0];
}

export const roleExists = async (sql: Knex, name: string): Promise<boolean> =>
  (await answer(sql, 'select 1 from pg_roles where rolname = ?', [name])) !== undefined;

const LACKING = `
  select count(*) as count from pg_tables
  where schemaname = any(?) and not has_table_privilege(?, format('%I.%I', schemaname, tablename), 'select')`;

/** Which rights of a role would let it rewrite the record: the first table it may change or owns; null without one. */
const EXPOSED = `
  select t.name from unnest(cast(? as text[])) as t (name)
  join pg_class c on c.oid = cast(t.name as regclass)
  join pg_namespace n on n.oid = c.relnamespace
  cross join (select cast(? as name) as role) r
  where has_table_privilege(r.role, c.oid, 'update') or has_table_privilege(r.role, c.oid, 'delete')
    or has_table_privilege(r.role, c.oid, 'truncate') or has_table_privilege(r.role, c.oid, 'trigger')
    or pg_has_role(r.role, c.relowner, 'member') or pg_has_role(r.role, n.nspowner, 'member')
  limit 1`;

/** A table of the record that a role could rewrite; null when it may only append. */
export const exposedTable = async (sql: Knex, role: string): Promise<string | null> =>
  (await answer<{ name: string }>(sql, EXPOSED, [[...RECORD_TABLES], role]))?.name ?? null;

export type Protection = 'protected' | 'made' | 'not-allowed';

/**
 * Makes the role that serves, and gives it what it needs, unless all is so. `not-allowed`: the owner may not create roles;
 * then `servingRoleSql` is for somebody who may.
 */
export async function protectRecord(
  sql: Knex,
  role: ServingRole,
  schemas: readonly string[],
): Promise<Protection> {
  const isThere = await roleExists(sql, role.name);
  if (isThere) {
    const lacking = await answer<{ count: number }>(sql, LACKING, [[...schemas], role.name]);
    if (lacking?.count === 0 && (await exposedTable(sql, role.name)) === null) return 'protected';
  }
  try {
    await sql.transaction(async (trx) => {
      for (const statement of servingRoleSql(role, schemas, !isThere))
        await trx.raw(statement.replaceAll('?', '\\?'));
    });
    return 'made';
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return 'not-allowed';
    throw error;
  }
}
