import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Refusal } from '#core/kernel/refusal.ts';

const NEWLINE = 0x0a;
/** No row of ours is nearly as long: what is, is no pack. */
const LONGEST_ROW = 8 * 1024 * 1024;

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOSPC: 'no space left on the device',
  EROFS: 'read-only',
};

function refusing(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST')
    throw new Refusal('conflict', 'evidence.file-there', `${file} already exists; choose another name.`);
  const why = REASONS[code];
  if (why === undefined) throw error;
  throw new Refusal('unavailable', 'evidence.file', `${file}: ${why}.`);
}

/** What is no UTF-8 stays visible as what it is not: no row is written like that. */
const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function rowText(bytes: Buffer): string {
  try {
    return text.decode(bytes);
  } catch {
    return '\n';
  }
}

/** The rows of a file, each with its newline; bytes that are no text make a row that is none. Refuses what cannot be read. */
export async function* rowsOfFile(file: string): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  const bytes = createReadStream(file);
  try {
    for await (const piece of bytes as AsyncIterable<Buffer>) {
      let from = 0;
      for (let index = piece.indexOf(NEWLINE); index >= 0; index = piece.indexOf(NEWLINE, from)) {
        yield rowText(Buffer.concat([rest, piece.subarray(from, index + 1)]));
        rest = Buffer.alloc(0);
        from = index + 1;
      }
      rest = Buffer.concat([rest, piece.subarray(from)]);
      if (rest.length > LONGEST_ROW) return yield '\n';
    }
  } catch (error) {
    refusing(file, error);
  }
  if (rest.length > 0) yield rowText(rest);
}

/** Writes rows into a new file that only its owner reads; gives how many. A file that is there already is refused. */
export async function writeRows(file: string, rows: AsyncIterable<string>): Promise<number> {
  const partial = `${file}.part`;
  const reserved = await open(file, 'wx', 0o600).catch((error: unknown) => refusing(file, error));
  await reserved.close();
  let count = 0;
  try {
    const target = await open(partial, 'w', 0o600);
    try {
      for await (const row of rows) {
        await target.write(row);
        count += 1;
      }
      await target.sync();
    } finally {
      await target.close();
    }
    await rename(partial, file);
    return count;
  } catch (error) {
    await rm(partial, { force: true });
    await rm(file, { force: true });
    return refusing(file, error);
  }
}
