import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BroughtCard } from '#core/card/brought-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { CardDraft } from './card-draft.ts';
import { MAX_FILE_BYTES } from './lines.ts';
import { rowsOf } from './rows.ts';
import { fileRefusal } from './trouble.ts';

/**
 * Reads a Brisnet single-file card from its bytes, row by row. `at` is the moment it was brought. Refuses
 * ('invalid', `card.file-…`) whatever is no whole card of one registered track's day, naming line and field.
 */
export async function readBrisnetCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at }: { readonly fileName: string; readonly at: Instant },
): Promise<BroughtCard> {
  const draft = new CardDraft();
  for await (const row of rowsOf(bytes, fileName)) draft.add(row);
  return draft.finish(fileName, at);
}

function troubleOpening(error: unknown, fileName: string): Refusal | null {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return fileRefusal('missing', { fileName }, 'there is no such file.');
  if (code === 'EACCES' || code === 'EPERM')
    return fileRefusal('unreadable', { fileName }, 'it may not be read.');
  return null;
}

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export async function readBrisnetCardFile(path: string, at: Instant): Promise<BroughtCard> {
  const fileName = basename(path);
  const refuse = (error: unknown): never => {
    throw troubleOpening(error, fileName) ?? error;
  };
  const found = await stat(path).catch(refuse);
  if (!found.isFile()) throw fileRefusal('unreadable', { fileName }, 'it is no file.');
  if (found.size > MAX_FILE_BYTES) {
    throw fileRefusal('too-large', { fileName }, 'it is far larger than any card.');
  }
  const file = await open(path, 'r').catch(refuse);
  try {
    return await readBrisnetCard(file.createReadStream({ autoClose: false }), { fileName, at });
  } finally {
    await file.close();
  }
}
