import type { ImportedCard } from '#core/card/imported-card.ts';
import { NO_ZONES, type ZoneChoice } from '#core/card/tracks/track-of-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { CardFormat, CardRequest } from '../card-file/card-format.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { CardDraft } from './card-draft.ts';
import { fileRefusal } from './errors.ts';
import { MAX_FILE_BYTES } from './lines.ts';
import { rowsOf } from './rows.ts';

/**
 * Reads a Brisnet single-file card from its bytes, row by row. Refuses ('invalid', `card.file-…`) anything but a
 * complete card for one track and day, naming line and field.
 */
export async function readBrisnetCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant, zones = NO_ZONES }: CardRequest,
): Promise<ImportedCard> {
  const draft = new CardDraft(zones);
  for await (const row of rowsOf(bytes, fileName)) draft.add(row);
  return draft.finish(fileName, instant);
}

/** Every line begins with the quoted track code. */
const OPENING = /^"[A-Z0-9 ]{2,4}",/;

/** Brisnet's single-file format: one line of 1,435 fields per horse. */
export const brisnetCard: CardFormat = {
  name: 'Brisnet single file (.DRF)',
  accepts: ({ text }) => OPENING.test(text),
  read: readBrisnetCard,
};

const RULES: FileRules = {
  mostBytes: MAX_FILE_BYTES,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) => fileRefusal(problem, { fileName }, sentence),
};

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readBrisnetCardFile = (
  path: string,
  instant: Instant,
  zones: ZoneChoice = NO_ZONES,
): Promise<ImportedCard> =>
  withFile(path, RULES, (file, fileName) =>
    readBrisnetCard(file.createReadStream({ autoClose: false }), { fileName, at: instant, zones }),
  );
