import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Knex } from 'knex';
import { to as copyTo } from 'pg-copy-streams';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Database } from '../database.ts';
import { appliedMigrations } from '../migrations.ts';
import { type BackupSummary, END_OF_TABLE, FORMAT, type Header, PRODUCT } from './backup-file.ts';
import { byteLines } from './byte-lines.ts';
import { columnList, connectionOf, schemasOf, tableName, tablesInOrder } from './tables.ts';

async function* backupLines(trx: Knex, tally: { tables: number; rows: number }): AsyncGenerator<string> {
  const digest = createHash('sha256');
  const line = (text: string): string => {
    digest.update(`${text}\n`);
    return `${text}\n`;
  };
  const migrations = await appliedMigrations(trx);
  const header: Header = { product: PRODUCT, format: FORMAT, migrations };
  yield line(JSON.stringify(header));
  const client = await connectionOf(trx);
  for (const table of await tablesInOrder(trx, schemasOf(migrations))) {
    tally.tables += 1;
    yield line(JSON.stringify({ table }));
    const rows = client.query(copyTo(`copy ${tableName(table)} (${columnList(table)}) to stdout`));
    for await (const row of byteLines(rows)) {
      tally.rows += 1;
      yield line(row);
    }
    yield line(END_OF_TABLE);
  }
  yield `${JSON.stringify({ end: true, rows: tally.rows, sha256: digest.digest('hex') })}\n`;
}

const FILE_CALLS = new Set(['open', 'write', 'fsync', 'rename', 'close']);

/** A full disk or a missing folder, not a lost database. */
const isOfTheFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && FILE_CALLS.has(String(error.syscall));

/** Writes everything the database holds at one moment to a stream, compressed; returns how much. */
async function writeTo(database: Database, openOutput: () => Writable): Promise<Omit<BackupSummary, 'file'>> {
  const tally = { tables: 0, rows: 0 };
  await database.pool.transaction(
    (trx) => pipeline(Readable.from(backupLines(trx, tally)), createGzip(), openOutput()),
    { isolationLevel: 'repeatable read', readOnly: true },
  );
  return tally;
}

/** The same, to standard output, which stays open. */
export async function backupToOutput(database: Database, output: Writable): Promise<BackupSummary> {
  const piece = new Writable({
    write: (chunk, _, done) => {
      output.write(chunk, done);
    },
  });
  return { file: '-', ...(await writeTo(database, () => piece)) };
}

/** Writes everything the database holds at one moment into `file`; the file appears only when it is complete. */
export async function backup(database: Database, file: string): Promise<BackupSummary> {
  const unfinished = `${file}.part-${process.pid}`;
  try {
    const tally = await writeTo(database, () => createWriteStream(unfinished, { mode: 0o600 }));
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    await rename(unfinished, file);
    return { file, ...tally };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw isOfTheFile(error)
      ? new Refusal(
          'unavailable',
          'backup.not-writable',
          `The backup cannot be written to ${file} (${error.code}).`,
        )
      : error;
  }
}
