import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from '../database.ts';
import { appliedMigrations, applyMigrations, type Migrations, refuseNewer } from '../migrations.ts';
import { type BackupSummary, END_OF_TABLE, linesOf, parseLine, verify } from './backup-file.ts';
import {
  columnList,
  connectionOf,
  quote,
  schemasOf,
  type Table,
  tableName,
  tablesInOrder,
} from './tables.ts';

async function emptySchemas(trx: Knex, schemas: readonly string[]): Promise<void> {
  for (const name of schemas) await trx.raw(`drop schema if exists ${quote(name)} cascade`);
  await trx.raw('drop table if exists public.schema_history');
}

async function holdsRows(trx: Knex, schemas: readonly string[]): Promise<boolean> {
  for (const table of await tablesInOrder(trx, schemas)) {
    const found = await trx.raw<{ rows: unknown[] }>(`select 1 from ${tableName(table)} limit 1`);
    if (found.rows.length > 0) return true;
  }
  return false;
}

async function fillTables(client: ClientBase, file: string): Promise<number> {
  const lines = linesOf(file);
  await lines.next();
  let tables = 0;
  for (;;) {
    const next = await lines.next();
    if (next.done === true) return tables;
    const described = parseLine<{ table?: Table; end?: boolean }>(file, next.value);
    if (described.table === undefined) return tables;
    tables += 1;
    const { table } = described;
    async function* rows(): AsyncGenerator<string> {
      for (
        let row = await lines.next();
        row.done !== true && row.value !== END_OF_TABLE;
        row = await lines.next()
      )
        yield `${row.value}\n`;
    }
    await pipeline(
      Readable.from(rows()),
      client.query(copyFrom(`copy ${tableName(table)} (${columnList(table)}) from stdin`)),
    );
  }
}

async function setSequences(trx: Knex, schemas: readonly string[]): Promise<void> {
  const owned = await trx.raw<{
    rows: { schema: string; name: string; column: string; sequence: string }[];
  }>(
    `
    select n.nspname as schema, c.relname as name, a.attname as column,
      pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname = any(?)
      and pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) is not null`,
    [[...schemas]],
  );
  for (const { schema, name, column, sequence } of owned.rows) {
    await trx.raw(
      `select setval(?, coalesce((select max(${quote(column)}) from ${quote(schema)}.${quote(name)}), 0) + 1, false)`,
      [sequence],
    );
  }
}

/**
 * Restores a backup, all of it or nothing: the schema as it was then, its rows, then the migrations added since.
 * A database that already holds data of ours is refused unless `replace` is given; other applications' data in it are
 * left alone.
 */
export async function restore(
  database: Database,
  migrations: Migrations,
  file: string,
  replace: boolean,
): Promise<BackupSummary> {
  const { header, rows } = await verify(file);
  const known = migrations.names;
  refuseNewer(header.migrations, known);
  const tables = await database.allOrNothing(async () => {
    const trx = database.sql();
    const ours = schemasOf([...known, ...(await appliedMigrations(trx))]);
    if (!replace && (await holdsRows(trx, ours))) {
      throw new Refusal(
        'conflict',
        'backup.not-empty',
        'The database already holds data: use `restore --replace FILE` to put the backup in its place.',
      );
    }
    await emptySchemas(trx, ours);
    await applyMigrations(trx, migrations, header.migrations);
    const filled = await fillTables(await connectionOf(trx), file);
    await setSequences(trx, schemasOf(header.migrations));
    await applyMigrations(
      trx,
      migrations,
      known.filter((name) => !header.migrations.includes(name)),
    );
    return filled;
  });
  return { file, tables, rows };
}
