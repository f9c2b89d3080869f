import { createHash } from 'node:crypto';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { type FileRules, withFile } from '../with-file.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { XML_LIMITS } from '../xml/xml-limits.ts';
import { CardDraft } from './card-draft.ts';
import { fileRefusal } from './errors.ts';

const ROOT = 'data';
const RACE = 'racedata';

/** Other documents that this producer's customers have, by their root. */
const OTHERS: Readonly<Record<string, string>> = {
  CHART: 'it is a result chart, not a card: import it with `racing-cli chart import`.',
};

function refuseOtherRoot({ name, line }: XmlElement, fileName: string): void {
  if (name === ROOT) return;
  const otherwise = `it is an XML document of another kind (its root is ${name}), not a card of past performances.`;
  throw fileRefusal('kind', { fileName, line }, OTHERS[name] ?? otherwise);
}

const RETURN = 13;

/** Line breaks of either kind are the same content. */
async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  digest: { update(chunk: Uint8Array): unknown },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    digest.update(chunk.includes(RETURN) ? chunk.filter((byte) => byte !== RETURN) : chunk);
    yield chunk;
  }
}

/**
 * Reads a card of past performances in TrackMaster's XML (root `data`), race by race. `at` is the moment of import.
 * Refuses ('invalid', `card.file-…` or `xml.…`) whatever is not the whole card of one track's day, naming line and element.
 */
export async function readTrackmasterCard(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant }: { readonly fileName: string; readonly at: Instant },
): Promise<ImportedCard> {
  const draft = new CardDraft(fileName);
  const digest = createHash('sha256');
  let isRootSeen = false;
  for await (const element of readXml(hashed(bytes, digest), { fileName, records: new Set([RACE]) })) {
    if (!isRootSeen) refuseOtherRoot(element, fileName);
    else draft.add(element);
    isRootSeen = true;
  }
  return draft.finish(digest.digest('hex'), instant);
}

const RULES: FileRules = {
  mostBytes: XML_LIMITS.bytes,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) => fileRefusal(problem, { fileName }, sentence),
};

/** Reads the card file at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readTrackmasterCardFile = (path: string, instant: Instant): Promise<ImportedCard> =>
  withFile(path, RULES, (file, fileName) =>
    readTrackmasterCard(file.createReadStream({ autoClose: false }), { fileName, at: instant }),
  );
