import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { CardDraft } from './card-draft.ts';
import { fileRefusal } from './errors.ts';
import { MAX_FILE_BYTES } from './lines.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads a Brisnet single-file card from its bytes, row by row. `at` is the moment it was brought. Refuses
 * ('invalid', `card.file-…`) whatever is no whole card of one registered track's day, naming line and field.
 */
export async function readBrisnetCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant }: { readonly fileName: string; readonly at: Instant },
): Promise<ImportedCard> {
  const draft = new CardDraft();
  for await (const row of rowsOf(bytes, fileName)) draft.add(row);
  return draft.finish(fileName, instant);
}

function openingError(error: unknown, fileName: string): Refusal | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return fileRefusal('missing', { fileName }, 'there is no such file.');
  if (code === 'EACCES' || code === 'EPERM')
    return fileRefusal('unreadable', { fileName }, 'it may not be read.');
  return null;
}

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export async function readBrisnetCardFile(path: string, instant: Instant): Promise<ImportedCard> {
  const fileName = basename(path);
  const refuse = (error: unknown): never => {
    throw openingError(error, fileName) ?? error;
  };
  const found = await stat(path).catch(refuse);
  if (!found.isFile()) throw fileRefusal('unreadable', { fileName }, 'it is no file.');
  if (found.size > MAX_FILE_BYTES) {
    throw fileRefusal('too-large', { fileName }, 'it is far larger than any card.');
  }
  const file = await open(path, 'r').catch(refuse);
  try {
    return await readBrisnetCard(file.createReadStream({ autoClose: false }), { fileName, at: instant });
  } finally {
    await file.close();
  }
}
