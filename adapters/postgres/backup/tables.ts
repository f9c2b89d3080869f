import type { Knex } from 'knex';
import type { ClientBase } from 'pg';

/** One of our tables with its stored columns, in order. */
export interface Table {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** Schema and name, quoted. */
export const tableName = (table: Table): string => `${quote(table.schema)}.${quote(table.name)}`;
/** The stored columns, quoted for COPY. */
export const columnList = (table: Table): string => table.columns.map(quote).join(', ');

/** The driver's connection under a transaction, which COPY needs. */
export async function connectionOf(trx: Knex): Promise<ClientBase> {
  return (await (
    trx.client as { acquireConnection(): Promise<ClientBase> }
  ).acquireConnection()) as ClientBase;
}

/** The schemas that migrations with these names create: `202611210100_card_cards` creates `card`. */
export const schemasOf = (migrations: readonly string[]): string[] => [
  ...new Set(migrations.flatMap((name) => name.split('_')[1] ?? [])),
];

const COLUMNS = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind = 'r' and n.nspname = any(?)
  group by 1, 2 order by 1, 2`;

const REFERENCES = `
  select cn.nspname || '.' || cc.relname as child, pn.nspname || '.' || pc.relname as parent
  from pg_constraint k
  join pg_class cc on cc.oid = k.conrelid join pg_namespace cn on cn.oid = cc.relnamespace
  join pg_class pc on pc.oid = k.confrelid join pg_namespace pn on pn.oid = pc.relnamespace
  where k.contype = 'f'`;

/** The tables of these schemas with their stored columns, referenced tables before those that refer to them. */
export async function tablesInOrder(trx: Knex, schemas: readonly string[]): Promise<Table[]> {
  const columns = await trx.raw<{ rows: { schema: string; name: string; columns: string[] }[] }>(COLUMNS, [
    [...schemas],
  ]);
  const references = await trx.raw<{ rows: { child: string; parent: string }[] }>(REFERENCES);
  const waiting = new Map(columns.rows.map((table) => [`${table.schema}.${table.name}`, table]));
  const parents = (key: string): string[] =>
    references.rows.filter((row) => row.child === key && row.parent !== key).map((row) => row.parent);
  const ordered: Table[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.keys()].filter((key) => parents(key).every((parent) => !waiting.has(parent)));
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const key of ready) {
      const table = waiting.get(key);
      if (table !== undefined) ordered.push(table);
      waiting.delete(key);
    }
  }
  return ordered;
}
