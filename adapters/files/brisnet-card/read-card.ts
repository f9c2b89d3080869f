import type { ImportedCard } from '#core/card/imported-card.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { CardDraft } from './card-draft.ts';
import { fileRefusal } from './errors.ts';
import { MAX_FILE_BYTES } from './lines.ts';
import { rowsOf } from './rows.ts';

/** The clock of a track that only a card knows, unless another is given: most of the continent's tracks go by it. */
const USUAL_ZONE: ZoneName = 'eastern';

interface CardRequest {
  readonly fileName: string;
  /** The moment of import. */
  readonly at: Instant;
  readonly unlistedZone?: ZoneName;
}

/**
 * Reads a Brisnet single-file card from its bytes, row by row. `unlistedZone` is the clock of a track whose code is not
 * registered. Refuses ('invalid', `card.file-…`) whatever is not a whole card of one track's day, naming line and field.
 */
export async function readBrisnetCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant, unlistedZone = USUAL_ZONE }: CardRequest,
): Promise<ImportedCard> {
  const draft = new CardDraft(unlistedZone);
  for await (const row of rowsOf(bytes, fileName)) draft.add(row);
  return draft.finish(fileName, instant);
}

const RULES: FileRules = {
  mostBytes: MAX_FILE_BYTES,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) => fileRefusal(problem, { fileName }, sentence),
};

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readBrisnetCardFile = (
  path: string,
  instant: Instant,
  unlistedZone = USUAL_ZONE,
): Promise<ImportedCard> =>
  withFile(path, RULES, (file, fileName) =>
    readBrisnetCard(file.createReadStream({ autoClose: false }), { fileName, at: instant, unlistedZone }),
  );
