import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Refusal } from '#core/kernel/refusal.ts';
import { tableRefusal } from './errors.ts';
import { MAX_TABLE_BYTES } from './lines.ts';

function openingError(error: unknown, fileName: string): Refusal {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return tableRefusal('missing', { fileName }, 'there is no such file.');
  }
  if (code === 'EACCES' || code === 'EPERM') {
    return tableRefusal('unreadable', { fileName }, 'it may not be read.');
  }
  return tableRefusal('unreadable', { fileName }, `it cannot be read (${code}).`);
}

/** The bytes of a table file; refuses a missing, unreadable or huge file and a folder. */
export async function tableBytes(path: string): Promise<Uint8Array> {
  const fileName = basename(path);
  const refuse = (error: unknown): never => {
    throw openingError(error, fileName);
  };
  const found = await stat(path).catch(refuse);
  if (!found.isFile()) throw tableRefusal('unreadable', { fileName }, 'it is no file.');
  if (found.size > MAX_TABLE_BYTES) {
    throw tableRefusal('too-large', { fileName }, 'it is far larger than any table of results.');
  }
  return readFile(path).catch(refuse);
}
