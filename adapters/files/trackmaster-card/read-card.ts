import { createHash } from 'node:crypto';
import type { ImportedCard } from '#core/card/imported-card.ts';
import type { CardFormat, CardRequest } from '../card-file/card-format.ts';
import { NO_ZONES } from '../card-file/track-of-card.ts';
import { readXml } from '../xml/read-xml.ts';
import { CardDraft } from './card-draft.ts';

const ROOT = 'data';
const RACE = 'racedata';

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

/** Reads a card of past performances in TrackMaster's XML, race by race. */
async function read(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant, zones = NO_ZONES }: CardRequest,
): Promise<ImportedCard> {
  const draft = new CardDraft(fileName, zones);
  const digest = createHash('sha256');
  const records = new Set([RACE]);
  for await (const element of readXml(hashed(bytes, digest), { fileName, records })) {
    if (element.name === RACE) draft.add(element);
  }
  return draft.finish(digest.digest('hex'), instant);
}

/** Cards of past performances as TrackMaster sells them: XML with the root `data` and an element for each race. */
export const trackmasterCard: CardFormat = {
  name: 'TrackMaster past performances (XML)',
  accepts: ({ root }) => root === ROOT,
  read,
};
