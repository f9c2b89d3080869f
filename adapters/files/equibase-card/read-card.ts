import { createHash } from 'node:crypto';
import type { ImportedCard } from '#core/card/imported-card.ts';
import { NO_ZONES } from '#core/card/tracks/track-of-card.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import type { CardFormat, CardRequest } from '../card-file/card-format.ts';
import { withEntries } from '../card-file/coupled.ts';
import { fileRefusal } from '../card-file/errors.ts';
import { Facts } from '../card-file/facts.ts';
import { hashed } from '../card-file/hashed.ts';
import { XmlCardDraft, type XmlCardKind } from '../card-file/xml-card-draft.ts';
import { readXml } from '../xml/read-xml.ts';
import { ELEMENTS } from './elements.ts';
import { raceOf } from './race-of.ts';
import { runnerOf } from './runner-of.ts';

const ROOT = 'EntryRaceCard';
const RACE = 'Race';

const EQUIBASE: XmlCardKind = {
  producer: 'Equibase',
  tables: ELEMENTS,
  elements: { track: 'file name', day: 'file name', race: 'RaceNumber', program: 'ProgramNumber' },
};

const DOUBT =
  'This format was implemented from published descriptions, not from a real file: check the card against a printed one. ' +
  'Workouts, records, and the odds and times of past races are left out.';

/** `SIMD20230713SAR_USA.xml`: the date, then the track code, then the country. The content may differ. */
const NAME = /SIMD(\d{4})(\d{2})(\d{2})([A-Z0-9]{1,4})_([A-Z]{2,3})[^/]*$/i;

function trackAndDay(fileName: string) {
  const [, year, month, date, code, country] = NAME.exec(fileName) ?? [];
  const day = parseRaceDay(`${year}-${month}-${date}`);
  if (code !== undefined && country !== undefined && day !== null)
    return { code: code.toUpperCase(), country, day };
  const sentence =
    'the track and date come from the file name, which must look like SIMD20230713SAR_USA.xml.';
  throw fileRefusal('track', { fileName }, sentence);
}

/** Reads a race card in Equibase's XML, race by race. */
async function read(
  bytes: AsyncIterable<Uint8Array>,
  { fileName, at: instant, zones = NO_ZONES }: CardRequest,
): Promise<ImportedCard> {
  const written = trackAndDay(fileName);
  const { day } = written;
  const draft = new XmlCardDraft(EQUIBASE, fileName, zones);
  const digest = createHash('sha256');
  for await (const element of readXml(hashed(bytes, digest), { fileName, records: new Set([RACE]) })) {
    if (element.name !== RACE) continue;
    const facts = new Facts(element, fileName);
    const { track } = draft.headOf(written, facts.line);
    const number = draft.checkNumber(facts.number('RaceNumber'), facts.line);
    const horses = facts.each('Starters').map((starter) => runnerOf(starter, day));
    const runners = withEntries(horses.map(({ runner }) => runner));
    draft.add(raceOf(facts, { track, day, number }), facts.line, horses, runners);
  }
  return draft.finish(digest.digest('hex'), instant, [DOUBT]);
}

/**
 * Equibase race cards in XML (root `EntryRaceCard`), based on public descriptions and parsers because no real file was
 * available. A field is read if three sources agree on it, or if fewer do and a mistake would be harmless; the rest
 * stays unknown. Every import says so.
 */
export const equibaseCard: CardFormat = {
  name: 'Equibase race card (XML)',
  accepts: ({ root }) => root === ROOT,
  read,
};
