import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { failedChecks } from '#core/results/chart-checks.ts';
import type { RaceResult } from '#core/results/race-result.ts';
import type { RefusedRace, ResultSheet } from '#core/results/result-sheet.ts';
import { PDF_LIMITS } from '../pdf/pdf-limits.ts';
import type { PdfPage } from '../pdf/pdf-page.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import { cardFacts } from './card-facts.ts';
import { offMinutes } from './clock.ts';
import { chartRefusal } from './errors.ts';
import { textOf } from './lines.ts';
import { longNames } from './long-names.ts';
import { type RaceLines, racesOf } from './race-lines.ts';
import { type ReadRace, raceOf } from './race-of.ts';

/** A result chart read from a file somebody brought, not yet kept. */
export interface ImportedChart {
  readonly fileName: string;
  readonly sheet: ResultSheet;
  /** SHA-256 of the facts: equal for two downloads of one card. */
  readonly contentHash: string;
  /** What is worth saying besides, one sentence each. */
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
    const failed = [...longNames(read.race), ...failedChecks(read.race, read.printed)];
    return failed.length === 0 ? read : { raceNumber, failed };
  } catch (error) {
    if (error instanceof Refusal) return { raceNumber, failed: [error.message] };
    throw error;
  }
}

/** Races whose pages are missing between others. */
function missingRaces(races: readonly RaceLines[]): readonly RefusedRace[] {
  const numbers = races.map(({ head }) => head.raceNumber);
  const all = Array.from({ length: numbers.at(-1) ?? 0 }, (_, at) => at + 1);
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
    track?.isKnown === false ? [`"${trackName}" is no track known here: kept as ${track.code}.`] : [];
  const isEnded = sheet.handle !== null;
  return [
    ...unknown,
    ...(isEnded ? [] : ['The last page tells no handle of the card: races may be missing at its end.']),
  ];
}

/** Reads the pages of a full-card chart. */
export function chartOf(pages: readonly PdfPage[], fileName: string, instant: Instant): ImportedChart {
  const races = racesOf(pages, fileName);
  const sheet = sheetOf(races, fileName, instant);
  if (sheet === null) throw chartRefusal('other', { fileName }, 'it holds no race.');
  const { provenance: _, ...facts } = sheet;
  const contentHash = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
  return { fileName, sheet, contentHash, remarks: remarksOn(races, sheet) };
}

/**
 * Reads a full-card result chart of Equibase. `at` is the moment it was brought. Refuses ('invalid', `results.chart-…`
 * or `pdf.…`) what is no chart of one day at one track; a race that cannot be read or contradicts itself is refused
 * alone and stands in the sheet.
 */
export async function readChart(
  bytes: Uint8Array,
  fileName: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedChart> {
  return chartOf(await reader.read(bytes, fileName), fileName, instant);
}

/** Reads the chart at `path`; also refuses a missing, unreadable or huge file and a folder. */
export async function readChartFile(
  path: string,
  instant: Instant,
  reader: PdfReader,
): Promise<ImportedChart> {
  const fileName = basename(path);
  const refuse = (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw chartRefusal('missing', { fileName }, 'there is no such file.');
    if (code === 'EACCES' || code === 'EPERM')
      throw chartRefusal('unreadable', { fileName }, 'it may not be read.');
    throw chartRefusal('unreadable', { fileName }, `it cannot be read (${code}).`);
  };
  const found = await stat(path).catch(refuse);
  if (!found.isFile()) throw chartRefusal('unreadable', { fileName }, 'it is no file.');
  if (found.size > PDF_LIMITS.fileBytes) {
    throw chartRefusal('too-large', { fileName }, 'it is far larger than any chart.');
  }
  return readChart(await readFile(path).catch(refuse), fileName, instant, reader);
}
