import { basename } from 'node:path';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { checkedRace } from '#core/results/chart-checks.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { RefusedRace, ResultSheet } from '#core/results/result-sheet.ts';
import { chartRefusal } from '../chart-errors.ts';
import { hashOfFile } from '../hash-of-file.ts';
import { offMinutes } from '../off-minutes.ts';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import { bytesOfFile, type FileRules } from '../with-file.ts';
import { cardFacts } from './card-facts.ts';
import { textOf } from './lines.ts';
import { longNames } from './long-names.ts';
import { type RaceLines, racesOf } from './race-lines.ts';
import { type ReadRace, raceOf } from './race-of.ts';

/** Bump this when the same file would be parsed differently; files imported before are then parsed again. */
const READER = 'equibase-chart 1';

/** A result chart read from an imported file, not yet stored. */
export interface ImportedChart {
  readonly fileName: string;
  readonly sheet: ResultSheet;
  /** As printed on the chart. */
  readonly trackName: string | null;
  /** Hash of the file and its reader's version; differs between two downloads of the same card. */
  readonly contentHash: string;
  /** Notes for the operator, one sentence each. */
  readonly remarks: readonly string[];
}

type Attempt = ReadRace | RefusedRace;

const isRead = (attempt: Attempt): attempt is ReadRace => 'race' in attempt;

/** The last line of every race; where a card has it, a race without it is broken off. */
const isSigned = ({ lines }: RaceLines): boolean =>
  lines.some(({ items }) => /^Copyright \d{4}/.test(textOf(items)));

function attempt(lines: RaceLines, mustBeSigned: boolean): Attempt {
  const { raceNumber } = lines.head;
  if (mustBeSigned && !isSigned(lines)) {
    return { raceNumber, failed: ['The race breaks off before the copyright line that ends the others.'] };
  }
  try {
    const read = raceOf(lines);
    const { unreadable, doubts } = checkedRace(read.race, read.printed);
    const failed = [...longNames(read.race), ...unreadable];
    if (failed.length > 0) return { raceNumber, failed };
    return doubts.length === 0 ? read : { ...read, race: { ...read.race, doubts } };
  } catch (error) {
    if (error instanceof Refusal) return { raceNumber, failed: [error.message] };
    throw error;
  }
}

/** Races whose pages are missing between others. */
function missingRaces(races: readonly RaceLines[]): readonly RefusedRace[] {
  const numbers = races.map(({ head }) => head.raceNumber);
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1);
  return all
    .filter((number) => number > (numbers[0] ?? 0) && !numbers.includes(number))
    .map((raceNumber) => ({ raceNumber, failed: [`The file has no page of race ${raceNumber}.`] }));
}

function withOffs(reads: readonly ReadRace[]): readonly RaceResult[] {
  const offs = offMinutes(reads.map(({ off }) => off));
  return reads.map(({ race }, read) => ({ ...race, offMinute: offs[read] ?? null }));
}

function sheetOf(races: readonly RaceLines[], fileName: string, instant: Instant): ResultSheet | null {
  const [first] = races;
  if (first === undefined) return null;
  const mustBeSigned = races.some(isSigned);
  const attempts = races.map((race) => attempt(race, mustBeSigned));
  const refused = attempts.filter((attempt): attempt is RefusedRace => !isRead(attempt));
  return {
    track: first.head.track.code,
    day: first.head.day,
    kind: 'chart',
    provenance: { tier: 'imported', source: `Equibase chart ${fileName}`, at: instant },
    races: withOffs(attempts.filter(isRead)),
    refused: [...refused, ...missingRaces(races)].sort((a, b) => a.raceNumber - b.raceNumber),
    ...cardFacts(races),
  };
}

function remarksOn(races: readonly RaceLines[], sheet: ResultSheet): readonly string[] {
  const { trackName, track } = races[0]?.head ?? {};
  const unknown =
    track?.isKnown === false ? [`"${trackName}" is not a known track: saved as ${track.code}.`] : [];
  const isEnded = sheet.handle !== null;
  return [
    ...unknown,
    ...(isEnded ? [] : ['The last page has no handle for the card: races may be missing at its end.']),
  ];
}

/** The content hash of the sheet read from these bytes. */
export const chartHash = (bytes: Uint8Array): string => hashOfFile(READER, bytes);

/** Reads the pages of a full-card chart. */
function chartOf(
  pages: readonly PdfPage[],
  fileName: string,
  instant: Instant,
): Omit<ImportedChart, 'contentHash'> {
  const races = racesOf(pages, fileName);
  const sheet = sheetOf(races, fileName, instant);
  if (sheet === null) throw chartRefusal('other', { fileName }, 'it holds no race.');
  const trackName = races[0]?.head.trackName ?? null;
  return { fileName, sheet, trackName, remarks: remarksOn(races, sheet) };
}

/**
 * Reads a full-card result chart of Equibase. `at` is the moment of import. Refuses ('invalid', `results.chart-…` or
 * `pdf.…`) what is not a chart of one day at one track; a race that cannot be read is refused alone and listed in the sheet; where
 * two of its facts disagree, it is kept with that doubt.
 */
export async function readChart(
  bytes: Uint8Array,
  fileName: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedChart> {
  const contentHash = chartHash(bytes);
  return { ...chartOf(await reader.read(bytes, fileName), fileName, instant), contentHash };
}

const RULES: FileRules = {
  mostBytes: PDF_LIMITS.fileBytes,
  tooLarge: 'it is far larger than any chart.',
  refusal: (problem, fileName, sentence) => chartRefusal(problem, { fileName }, sentence),
};

/** Reads the chart at `path`; also refuses a missing, unreadable or huge file and a folder. */
export const readChartFile = async (
  path: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedChart> => readChart(await bytesOfFile(path, RULES), basename(path), instant, reader);
