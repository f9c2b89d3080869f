import { createHash } from 'node:crypto';
import type { ImportedCard } from '#core/card/imported-card.ts';
import { NO_ZONES } from '#core/card/tracks/track-of-card.ts';
import type { CardFormat, CardRequest } from '../card-file/card-format.ts';
import { hashed } from '../card-file/hashed.ts';
import { XmlCardDraft } from '../card-file/xml-card-draft.ts';
import { readXml } from '../xml/read-xml.ts';
import { addRace, TRACKMASTER } from './add-race.ts';

const ROOT = 'data';
const RACE = 'racedata';

/** Reads a card of past performances in TrackMaster's XML, race by race. */
async function read(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant, zones = NO_ZONES }: CardRequest,
): Promise<ImportedCard> {
  const draft = new XmlCardDraft(TRACKMASTER, fileName, zones);
  const digest = createHash('sha256');
  const records = new Set([RACE]);
  for await (const element of readXml(hashed(bytes, digest), { fileName, records })) {
    if (element.name === RACE) addRace(draft, element, fileName);
  }
  return draft.finish(digest.digest('hex'), instant);
}

/** Cards of past performances as TrackMaster sells them: XML with the root `data` and an element for each race. */
export const trackmasterCard: CardFormat = {
  name: 'TrackMaster past performances (XML)',
  accepts: ({ root }) => root === ROOT,
  read,
};
