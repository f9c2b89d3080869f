import { createHash } from 'node:crypto';

/** SHA-256 of a file's bytes with the name and version of its reader: who has a sheet under it need not read the file. */
export const hashOfFile = (reader: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`${reader}\n`).update(bytes).digest('hex');
