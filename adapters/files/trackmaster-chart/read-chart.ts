import { basename } from 'node:path';
import { otherTrackOfName } from '#core/card/tracks/name-of-another.ts';
import { isTrackCode } from '#core/card/tracks/unlisted.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { checkedRace } from '#core/results/chart-checks.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import type { RefusedRace, ResultSheet } from '#core/results/result-sheet.ts';
import { chartRefusal } from '../chart-errors.ts';
import { hashOfFile } from '../hash-of-file.ts';
import { offMinutes } from '../off-minutes.ts';
import { bytesOfFile, type FileRules } from '../with-file.ts';
import { readXml } from '../xml/read-xml.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { Fields } from './fields.ts';
import { type ReadRace, raceOf } from './race-of.ts';
import { refuseOtherRoot } from './root.ts';

/** The largest card has half a megabyte. */
export const MOST_BYTES = 16 * 1024 * 1024;
/** A card has some fourteen races, two dozen at most. */
const MOST_RACES = 50;
/** Bump this when the same file would be parsed differently; files imported before are then parsed again. */
const READER = 'trackmaster-chart 2';

type Attempt = ReadRace | RefusedRace;

const isRead = (attempt: Attempt): attempt is ReadRace => 'race' in attempt;

/** The track of the card. */
interface TrackRead {
  readonly code: string;
  readonly name: string;
}

function trackOf(element: XmlElement, fileName: string): TrackRead {
  const fields = new Fields(element, fileName);
  const code = fields.neededName('CODE').toUpperCase();
  if (!isTrackCode(code)) throw fields.misread('CODE', `"${code}" is not a track code.`);
  return { code, name: fields.name('NAME') ?? '' };
}

function dayOf(root: XmlElement, fileName: string): RaceDay {
  const text = root.attributes['RACE_DATE'] ?? '';
  const day = parseRaceDay(text);
  if (day !== null) return day;
  const where = { fileName, line: root.line, field: 'RACE_DATE' };
  throw chartRefusal('field', where, `"${text.slice(0, 40)}" is not a date.`);
}

function raceNumberOf({ attributes, line }: XmlElement, fileName: string): number {
  const text = attributes['NUMBER'] ?? '';
  const number = Number(text);
  if (/^\d{1,2}$/.test(text) && number >= 1 && number <= MOST_RACES) return number;
  throw chartRefusal('field', { fileName, line, field: 'RACE NUMBER' }, `"${text}" is not a race number.`);
}

function attempt(element: XmlElement, fileName: string, trackName: string): Attempt {
  const raceNumber = raceNumberOf(element, fileName);
  try {
    const read = raceOf(new Fields(element, fileName), raceNumber, trackName);
    const { unreadable, doubts } = checkedRace(read.race, read.printed);
    const failed = [...read.faults, ...unreadable];
    if (failed.length > 0) return { raceNumber, failed };
    return doubts.length === 0 ? read : { ...read, race: { ...read.race, doubts } };
  } catch (error) {
    if (error instanceof Refusal) return { raceNumber, failed: [error.message] };
    throw error;
  }
}

const numberOf = (attempt: Attempt): number =>
  isRead(attempt) ? attempt.race.raceNumber : attempt.raceNumber;

/** Gaps in the race numbers. */
function missingRaces(attempts: readonly Attempt[]): readonly RefusedRace[] {
  const numbers = attempts.map(numberOf);
  const first = Math.min(...numbers);
  const all = Array.from({ length: Math.max(...numbers) - first }, (_, index) => first + index);
  return all
    .filter((number) => !numbers.includes(number))
    .map((raceNumber) => ({ raceNumber, failed: [`The file has no race ${raceNumber}.`] }));
}

/** A chart's parts as read from the file. */
interface ChartParts {
  readonly day: RaceDay;
  readonly track: TrackRead;
  readonly attempts: readonly Attempt[];
}

const RECORDS = new Set(['TRACK', 'RACE']);

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function partsOf(bytes: Uint8Array, fileName: string): Promise<ChartParts> {
  let day: RaceDay | null = null;
  let track: TrackRead | null = null;
  const attempts: Attempt[] = [];
  const limits = { bytes: MOST_BYTES };
  for await (const element of readXml(chunks(bytes), { fileName, records: RECORDS, limits })) {
    if (day === null) {
      refuseOtherRoot(element, fileName);
      day = dayOf(element, fileName);
    } else if (element.name === 'TRACK') {
      if (track !== null) throw chartRefusal('other', { fileName }, 'it holds more than one track.');
      track = trackOf(element, fileName);
    } else {
      attempts.push(attempt(element, fileName, track?.name ?? ''));
    }
  }
  if (day === null || track === null || attempts.length === 0) {
    throw chartRefusal('other', { fileName }, `it holds no ${track === null ? 'track' : 'race'}.`);
  }
  return { day, track, attempts };
}

/** The moment is that of the import. */
function sheetOf({ day, track, attempts }: ChartParts, fileName: string, instant: Instant): ResultSheet {
  const reads = attempts.filter(isRead);
  const offs = offMinutes(reads.map(({ off }) => off));
  const refused = attempts.filter((attempt): attempt is RefusedRace => !isRead(attempt));
  return {
    track: track.code,
    day,
    kind: 'trackmaster-chart',
    provenance: { tier: 'imported', source: `TrackMaster chart ${fileName}`, at: instant },
    races: reads.map(({ race }, read) => ({ ...race, offMinute: offs[read] ?? null })),
    refused: [...refused, ...missingRaces(attempts)].sort((a, b) => a.raceNumber - b.raceNumber),
    attendance: null,
    handle: null,
  };
}

/** A chart as read, not yet stored. */
export interface ReadChart extends StoredSheet {
  readonly trackName: string;
  /** Notes for the operator, one sentence each. */
  readonly remarks: readonly string[];
}

/** The code decides which track it is; a name that belongs to another track is reported. */
function remarksOn({ code, name }: TrackRead): readonly string[] {
  const other = otherTrackOfName(code, name);
  if (other === null) return [];
  return [
    `The file gives the track code ${code} but the name "${name}", which is ${other.code}; saved as ${code}.`,
  ];
}

/** The content hash of the sheet read from these bytes. */
export const chartHash = (bytes: Uint8Array): string => hashOfFile(READER, bytes);

/**
 * Reads a result chart of TrackMaster (`CHART`, files `…tch.xml`). `instant` is the moment of import. Refuses
 * ('invalid', `xml.…` or `results.chart-…`) what is not such a chart of one track and day; a race that cannot be read
 * is refused by itself and listed in the sheet; one whose facts disagree is kept with its doubts.
 */
export async function readTrackmasterChart(
  bytes: Uint8Array,
  fileName: string,
  instant: Instant,
): Promise<ReadChart> {
  const parts = await partsOf(bytes, fileName);
  return {
    sheet: sheetOf(parts, fileName, instant),
    trackName: parts.track.name,
    contentHash: chartHash(bytes),
    remarks: remarksOn(parts.track),
  };
}

const RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is far larger than any chart.',
  refusal: (problem, fileName, sentence) => chartRefusal(problem, { fileName }, sentence),
};

/** Reads the chart at `path`; also refuses a folder and a missing, unreadable or oversized file. */
export const readTrackmasterChartFile = async (path: string, instant: Instant): Promise<ReadChart> =>
  readTrackmasterChart(await bytesOfFile(path, RULES), basename(path), instant);
