import { basename } from 'node:path';
import { chartRefusal } from '#adapters/files/chart-errors.ts';
import { chartHash as equibaseHash, readChart } from '#adapters/files/equibase-chart/read-chart.ts';
import { type FileFormat, formatOf, HEAD_BYTES } from '#adapters/files/file-format.ts';
import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import {
  readTrackmasterChart,
  chartHash as trackmasterHash,
} from '#adapters/files/trackmaster-chart/read-chart.ts';
import { bytesOfFile, type FileRules, withFile } from '#adapters/files/with-file.ts';
import { membersOf } from '#adapters/files/zip/members-of.ts';
import { trackOfChart } from '#core/card/tracks/track-of-card.ts';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import type { RegisterTrack } from '#core/card/use-cases/register-track.ts';
import type { AllOrNothing } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { ImportedFile, ImportedFiles, StoredSheet } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { ImportResults, ResultsImport } from '#core/results/use-cases/import-results.ts';

/** A chart, in its own file or inside a zip. */
export interface ChartFile {
  /** As people know it: `charts.zip, cd20230506tch.xml`. */
  readonly fileName: string;
  /** How many files the zip holds; 1 for a file that is not zipped. */
  readonly filesInZip: number;
  /** Call it before requesting the next file. */
  bytes(): Promise<Uint8Array>;
}

const MOST_BYTES = 1024 * 1024 * 1024;

const RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is far larger than any chart.',
  refusal: (problem, fileName, sentence) => chartRefusal(problem, { fileName }, sentence),
};
const ONE_CHART: FileRules = { ...RULES, mostBytes: 32 * 1024 * 1024 };

/** A file too large for a chart may be a zip. */
const isZip = (path: string): Promise<boolean> =>
  withFile(path, RULES, async (file) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return formatOf(buffer.subarray(0, bytesRead)) === 'zip';
  });

async function joinedBytes(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for await (const piece of pieces) read.push(piece);
  return Buffer.concat(read);
}

/** Extensions a chart may have. */
export const CHART_ENDINGS: readonly string[] = ['.pdf', '.xml'];

/** The charts at a path: the file itself, or the charts inside a zip. Refuses a missing or unreadable file. */
export async function* chartsAt(path: string): AsyncGenerator<ChartFile> {
  if (!(await isZip(path))) {
    yield { fileName: basename(path), filesInZip: 1, bytes: () => bytesOfFile(path, ONE_CHART) };
    return;
  }
  for await (const { fileName, filesInZip, bytes } of membersOf(path, { endings: CHART_ENDINGS }))
    yield { fileName, filesInZip, bytes: () => joinedBytes(bytes()) };
}

/** A chart of any format, read. */
export interface ReadChart extends StoredSheet {
  /** The track's name as printed on the chart. */
  readonly trackName: string | null;
  readonly remarks: readonly string[];
}

type ReadFormat = (
  bytes: Uint8Array,
  fileName: string,
  instant: Instant,
  pdf: PdfReader,
) => Promise<ReadChart>;

type ChartFormat = Exclude<FileFormat, 'zip'>;

const HASHES: Readonly<Record<ChartFormat, (bytes: Uint8Array) => string>> = {
  pdf: equibaseHash,
  xml: trackmasterHash,
};

const READERS: Readonly<Record<ChartFormat, ReadFormat>> = {
  pdf: readChart,
  xml: readTrackmasterChart,
};

/** Whether the file begins with a track code and a date. */
const isBrisnetCard = (bytes: Uint8Array): boolean =>
  /^"[A-Z0-9]{2,3} *","\d{8}",/.test(Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1'));

const BRISNET =
  'it is a card of past performances (Brisnet), not a result chart; import it with "racing-cli card import".';

function formatOfChart(bytes: Uint8Array, fileName: string): ChartFormat {
  const format = formatOf(bytes);
  if (format === 'pdf' || format === 'xml') return format;
  if (bytes.length === 0) throw chartRefusal('empty', { fileName }, 'the file is empty.');
  if (isBrisnetCard(bytes)) throw chartRefusal('other-document', { fileName }, BRISNET);
  const sentence =
    format === 'zip'
      ? 'it is a zip within a zip; unpack it first.'
      : 'it is not a result chart: neither a PDF nor XML.';
  throw chartRefusal('other', { fileName }, sentence);
}

/** UTC is ahead of every North American time zone: a later day has not begun at any track. */
const remarksOn = ({ day, provenance }: ResultSheet): readonly string[] =>
  day > raceDayAt(provenance.at, 'UTC')
    ? [`${day} has not come yet: check the date of the file. The results are stored under it.`]
    : [];

/** Reads a chart of any format, recognized by its bytes. Refuses anything that is not a chart. */
export const makeReadChart =
  ({ pdf, clock }: Pick<ChartFileDeps, 'pdf' | 'clock'>) =>
  async (fileName: string, bytes: Uint8Array): Promise<ReadChart> =>
    READERS[formatOfChart(bytes, fileName)](bytes, fileName, clock(), pdf);

export interface ChartImportRequest {
  /** The time zone for an unlisted track; null for the machine's. */
  readonly zone: ZoneName | null;
}

export interface ChartFileDeps {
  readonly importResults: ImportResults;
  readonly importedFiles: Pick<ImportedFiles, 'renew'>;
  readonly registerTrack: RegisterTrack;
  /** The machine's time zone, for an unlisted track. */
  readonly hostZone: () => ZoneName | null;
  readonly allOrNothing: AllOrNothing;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

/** The earlier import of exactly these bytes; null if there is none. */
export const makeFindImportedChart =
  ({ importedFiles }: { readonly importedFiles: Pick<ImportedFiles, 'withHash'> }) =>
  async (bytes: Uint8Array): Promise<ImportedFile | null> => {
    const format = formatOf(bytes);
    return format === 'pdf' || format === 'xml' ? importedFiles.withHash(HASHES[format](bytes)) : null;
  };

/**
 * Imports a chart, completely or not at all; its format is recognized by its bytes. A chart of an unlisted track
 * registers the track, on the requested time zone. `remarks` are sentences for the operator. If the file changes nothing (another copy of a stored
 * chart, or one that an older reader read), its hash is stored, so that it is recognized the next time.
 */
export function makeImportChart(deps: ChartFileDeps) {
  const { importResults, importedFiles, registerTrack, hostZone, allOrNothing } = deps;
  const readAnyChart = makeReadChart(deps);
  return async (
    fileName: string,
    bytes: Uint8Array,
    { zone }: ChartImportRequest,
  ): Promise<ResultsImport & { readonly remarks: readonly string[] }> => {
    const { remarks: ofReader, trackName, ...imported } = await readAnyChart(fileName, bytes);
    const { track, day, kind, provenance } = imported.sheet;
    const known = trackOfChart(track, trackName, { chosen: zone, host: hostZone() });
    const { unregistered, remark } = known ?? { unregistered: null, remark: null };
    return allOrNothing(async () => {
      if (unregistered !== null) {
        await registerTrack(unregistered, { registeredBy: 'chart', firstFile: provenance.source });
      }
      const done = await importResults(imported);
      if (done.outcome === 'unchanged') {
        await importedFiles.renew({ track, day, kind }, imported.contentHash, provenance.at);
      }
      const ofTrack = remark === null ? [] : [remark];
      return { ...done, remarks: [...ofReader, ...remarksOn(imported.sheet), ...ofTrack] };
    });
  };
}
