import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes plus the name and version of its reader. A file whose sheet is stored under it need not be read. */
export const hashOfFile = (reader: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`${reader}\n`).update(bytes).digest('hex');
