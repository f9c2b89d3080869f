import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { CardDraft } from './card-draft.ts';
import { fileRefusal } from './errors.ts';
import { MAX_FILE_BYTES } from './lines.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads a Brisnet single-file card from its bytes, row by row. `at` is the moment of import. Refuses ('invalid',
 * `card.file-…`) whatever is not a whole card of one registered track's day, naming line and field.
 */
export async function readBrisnetCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant }: { readonly fileName: string; readonly at: Instant },
): Promise<ImportedCard> {
  const draft = new CardDraft();
  for await (const row of rowsOf(bytes, fileName)) draft.add(row);
  return draft.finish(fileName, instant);
}

const RULES: FileRules = {
  mostBytes: MAX_FILE_BYTES,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) => fileRefusal(problem, { fileName }, sentence),
};

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readBrisnetCardFile = (path: string, instant: Instant): Promise<ImportedCard> =>
  withFile(path, RULES, (file, fileName) =>
    readBrisnetCard(file.createReadStream({ autoClose: false }), { fileName, at: instant }),
  );
