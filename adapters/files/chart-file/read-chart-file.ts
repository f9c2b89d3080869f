import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import { chartRefusal } from '../chart-errors.ts';
import { chartHash as equibaseHash, readChart } from '../equibase-chart/read-chart.ts';
import { type FileFormat, formatOf, HEAD_BYTES } from '../file-format.ts';
import type { PdfReader } from '../pdf/pdf-reader.ts';
import { readTrackmasterChart, chartHash as trackmasterHash } from '../trackmaster-chart/read-chart.ts';

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

export interface ChartReaderDeps {
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

/** Reads a chart of any format, recognized by its bytes. Refuses anything that is not a chart. */
export const makeReadChart =
  ({ pdf, clock }: ChartReaderDeps) =>
  async (fileName: string, bytes: Uint8Array): Promise<ReadChart> =>
    READERS[formatOfChart(bytes, fileName)](bytes, fileName, clock(), pdf);

/** The hash by which these bytes are recognized as imported; null if they are no chart of a known format. */
export function hashOfChart(bytes: Uint8Array): string | null {
  const format = formatOf(bytes);
  return format === 'pdf' || format === 'xml' ? HASHES[format](bytes) : null;
}
