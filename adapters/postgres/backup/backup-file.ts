import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Refusal } from '#core/kernel/refusal.ts';
import { byteLines } from './byte-lines.ts';

/**
 * Backup file: gzip of UTF-8 lines. Line 1 is the header (JSON); then for each table a JSON line with its
 * name and columns, its rows in PostgreSQL's COPY text form and a line `\.`; the last line holds the
 * number of rows and the SHA-256 of everything before it.
 */
export const PRODUCT = 'clubhouse-turn-backup';
export const FORMAT = 1;
export const END_OF_TABLE = '\\.';

export interface Header {
  readonly product: string;
  readonly format: number;
  readonly migrations: readonly string[];
}

export interface BackupSummary {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
}

const damaged = (file: string, why: string): Refusal =>
  new Refusal(
    'invalid',
    'backup.damaged',
    `${file} is not a complete backup of Clubhouse Turn: ${why}. Nothing was changed.`,
  );

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'file not found',
  ENOTDIR: 'file not found',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
  Z_BUF_ERROR: 'it is cut off',
  Z_DATA_ERROR: 'not a backup file, or damaged',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error && REASONS[String(error.code)]) || error.message;
}

/** The file's lines, unzipped. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  const unzipped = createGunzip();
  const text = input.pipe(unzipped);
  const lines = new PassThrough();
  text.on('error', (error) => lines.destroy(error));
  text.pipe(lines);
  yield* byteLines(lines);
}

/** Reads a JSON line: the header, a table or the end. */
export function parseLine<T>(file: string, text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw damaged(file, 'a line that should describe a table cannot be read');
  }
}

/** What a complete backup says about itself. */
export interface Contents {
  readonly header: Header;
  readonly rows: number;
}

/** Reads the whole file once without touching the database: header, end line and checksum must match. */
export async function verify(file: string): Promise<Contents> {
  const digest = createHash('sha256');
  let header: Header | null = null;
  let held: string | null = null;
  try {
    for await (const line of linesOf(file)) {
      if (held !== null) digest.update(`${held}\n`);
      held = line;
      header ??= parseLine<Header>(file, line);
      if (header.product !== PRODUCT) throw damaged(file, 'not a backup file');
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw damaged(file, reasonOf(error));
  }
  if (header === null || held === null) throw damaged(file, 'it is empty');
  if (header.format !== FORMAT) throw damaged(file, `unsupported format ${header.format}`);
  const end = parseLine<{ end?: boolean; rows: number; sha256: string }>(file, held);
  if (end.end !== true) throw damaged(file, 'it is cut off');
  if (end.sha256 !== digest.digest('hex')) throw damaged(file, 'checksum mismatch');
  return { header, rows: end.rows };
}
