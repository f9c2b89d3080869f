import { basename } from 'node:path';
import { readChart } from '#adapters/files/equibase-chart/read-chart.ts';
import { type FileFormat, formatOf, HEAD_BYTES } from '#adapters/files/file-format.ts';
import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { chartHash, readTrackmasterChart } from '#adapters/files/trackmaster-chart/read-chart.ts';
import { bytesOfFile, type FileRules, withFile } from '#adapters/files/with-file.ts';
import { membersOf } from '#adapters/files/zip/members-of.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ImportedFile, ImportedFiles, StoredSheet } from '#core/results/ports.ts';
import type { ImportResults, ResultsImport } from '#core/results/use-cases/import-results.ts';

/** A chart in a file of its own, or in a zip. */
export interface ChartFile {
  /** As people know it: `charts.zip, cd20230506tch.xml`. */
  readonly fileName: string;
  /** How many files the zip holds; 1 outside of one. */
  readonly filesInZip: number;
  /** To be called before the next file is asked for. */
  bytes(): Promise<Uint8Array>;
}

const NOT_FOUND = 'missing';
const MOST_BYTES = 1024 * 1024 * 1024;

const RULES: FileRules = {
  mostBytes: MOST_BYTES,
  tooLarge: 'it is far larger than any chart.',
  refusal: (problem, fileName, sentence) =>
    new Refusal(
      problem === NOT_FOUND ? 'not-found' : 'invalid',
      `results.chart-${problem}`,
      `${fileName}: ${sentence}`,
    ),
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

/** The files that may be charts. */
export const CHART_ENDINGS: readonly string[] = ['.pdf', '.xml'];

/** The charts at a path: the file itself, or those in it when it is a zip. Refuses a missing or unreadable file. */
export async function* chartsAt(path: string): AsyncGenerator<ChartFile> {
  if (!(await isZip(path))) {
    yield { fileName: basename(path), filesInZip: 1, bytes: () => bytesOfFile(path, ONE_CHART) };
    return;
  }
  for await (const { fileName, filesInZip, bytes } of membersOf(path, { endings: CHART_ENDINGS }))
    yield { fileName, filesInZip, bytes: () => joinedBytes(bytes()) };
}

/** A chart of any format, read. */
interface ReadChart extends StoredSheet {
  readonly remarks: readonly string[];
}

type ReadFormat = (
  bytes: Uint8Array,
  fileName: string,
  instant: Instant,
  pdf: PdfReader,
) => Promise<ReadChart>;

const READERS: Readonly<Record<Exclude<FileFormat, 'zip'>, ReadFormat>> = {
  pdf: readChart,
  xml: async (bytes, fileName, instant) => ({
    ...(await readTrackmasterChart(bytes, fileName, instant)),
    remarks: [],
  }),
};

function formatOfChart(bytes: Uint8Array, fileName: string): Exclude<FileFormat, 'zip'> {
  const format = formatOf(bytes);
  if (format === 'pdf' || format === 'xml') return format;
  const sentence =
    format === 'zip'
      ? 'it is a zip within a zip; unpack it first.'
      : 'it is not a result chart: neither a PDF nor XML.';
  throw new Refusal('invalid', 'results.chart-other', `${fileName}: ${sentence}`);
}

export interface ChartFileDeps {
  readonly importResults: ImportResults;
  readonly importedFiles: Pick<ImportedFiles, 'renew'>;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

/**
 * The import of the file that these bytes are from, where just this file was imported before; null otherwise, and for
 * a PDF, which is another one in every download.
 */
export const makeFindImportedChart =
  ({ importedFiles }: { readonly importedFiles: Pick<ImportedFiles, 'withHash'> }) =>
  async (bytes: Uint8Array): Promise<ImportedFile | null> =>
    formatOf(bytes) === 'xml' ? importedFiles.withHash(chartHash(bytes)) : null;

/**
 * Imports a chart, whole or not at all; its format shows in its bytes. `remarks` are sentences for the operator. A file in
 * which nothing changed, though it is another one or was read by an older reader, is known from now on.
 */
export const makeImportChart =
  ({ importResults, importedFiles, pdf, clock }: ChartFileDeps) =>
  async (
    fileName: string,
    bytes: Uint8Array,
  ): Promise<ResultsImport & { readonly remarks: readonly string[] }> => {
    const read = READERS[formatOfChart(bytes, fileName)];
    const { remarks, ...imported } = await read(bytes, fileName, clock(), pdf);
    const { track, day, kind, provenance } = imported.sheet;
    const done = await importResults(imported);
    if (done.outcome === 'unchanged') {
      await importedFiles.renew({ track, day, kind }, imported.contentHash, provenance.at);
    }
    return { ...done, remarks };
  };
