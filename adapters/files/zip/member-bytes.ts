import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import { Refusal } from '#core/kernel/refusal.ts';
import { isSystemError, tooLargeUnpacked, zipRefusal } from './errors.ts';

/** An entry with its name as text. */
export interface NamedEntry {
  readonly entry: Entry;
  readonly name: string;
}

/**
 * The unpacked bytes of a file in a zip. What comes out is counted, whatever size the zip declares: over the limit it
 * is refused at once ('invalid', `zip.member-too-large`), as is one that is damaged (`zip.damaged`). System errors
 * are rethrown.
 */
export async function* memberBytes(
  zip: ZipFile,
  { entry, name }: NamedEntry,
  fileName: string,
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      total += chunk.length;
      if (total > mostBytes) throw tooLargeUnpacked(fileName, name, mostBytes);
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Refusal || isSystemError(error)) throw error;
    throw zipRefusal('damaged', fileName, 'it is damaged and cannot be unpacked.', name);
  }
  if (checksum !== entry.crc32) {
    throw zipRefusal('damaged', fileName, 'it is damaged: its checksum is wrong.', name);
  }
}
