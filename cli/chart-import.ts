import type { ZoneName } from '#core/card/tracks/zones.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { isOfTheFile, isOtherDocument } from './import-each.ts';
import { say } from './print.ts';
import { makeProgress } from './progress.ts';

export interface ChartImport extends ResultsImport {
  /** Notes for the operator; none of them is a refusal. */
  readonly remarks: readonly string[];
}

/** The same file was imported before, so it was not read again. */
export interface KnownChart {
  readonly outcome: 'known';
  readonly track: string;
  readonly day: string;
  readonly kind: string;
}

export type ChartDone = (ChartImport | KnownChart) & { readonly file: string };

/** A chart, in its own file or inside a zip. */
export interface ChartFile {
  readonly fileName: string;
  /** How many files the zip holds; 1 for a file that is not zipped. */
  readonly filesInZip: number;
  bytes(): Promise<Uint8Array>;
}

export interface ChartImportRequest {
  /** The time zone for an unlisted track; null for the machine's. */
  readonly zone: ZoneName | null;
}

export interface ChartImportDeps {
  /** The charts at a path: the file itself, or the charts inside a zip. */
  chartsAt(path: string): Promise<AsyncIterable<ChartFile>>;
  /** Null when this exact file has not been imported before. */
  findImportedChart(bytes: Uint8Array): Promise<Omit<KnownChart, 'outcome'> | null>;
  /** Reads the result chart (PDF or XML) and stores it, completely or not at all. */
  importChart(fileName: string, bytes: Uint8Array, request: ChartImportRequest): Promise<ChartImport>;
}

/** The outcome of one chart import. */
export interface ChartsImported {
  readonly done: readonly ChartDone[];
  readonly refused: readonly string[];
  /** Messages about files of another kind, which were skipped. */
  readonly skipped: readonly string[];
  /** Files, counting those inside each zip once it has been opened. */
  readonly total: number;
  readonly isInterrupted: boolean;
}

async function importOne(
  app: ChartImportDeps,
  { fileName, bytes }: ChartFile,
  request: ChartImportRequest,
): Promise<ChartDone> {
  const content = await bytes();
  const known = await app.findImportedChart(content);
  if (known !== null) return { file: fileName, outcome: 'known', ...known };
  return { file: fileName, ...(await app.importChart(fileName, content, request)) };
}

/**
 * Imports the charts of files and zips one after the other and reports the progress. A refused file or damaged zip is
 * named, a file of another kind is skipped, and the others go on; if there is only one file, its refusal is thrown, as
 * is any outside failure. Once `isInterrupted` returns true, no further file is started.
 */
export async function importCharts(
  app: ChartImportDeps,
  paths: readonly string[],
  request: ChartImportRequest,
  isInterrupted: () => boolean,
): Promise<ChartsImported> {
  const progress = makeProgress({ things: 'files', say });
  const done: ChartDone[] = [];
  const refused: string[] = [];
  const skipped: string[] = [];
  let total = paths.length;
  const count = (): number => done.length + refused.length + skipped.length;
  const refuse = (error: unknown): void => {
    if (!isOfTheFile(error) || (total === 1 && done.length === 0)) throw error;
    const isSkipped = isOtherDocument(error);
    say(isSkipped ? `${error.message} Skipped.` : error.message);
    (isSkipped ? skipped : refused).push(error.message);
  };
  const importFile = async (file: ChartFile): Promise<void> => {
    try {
      done.push(await importOne(app, file, request));
    } catch (error) {
      refuse(error);
    }
    progress(count(), total);
  };
  for (const path of paths) {
    if (isInterrupted()) break;
    let isOpened = false;
    try {
      for await (const file of await app.chartsAt(path)) {
        if (isInterrupted()) break;
        if (!isOpened) total += file.filesInZip - 1;
        isOpened = true;
        await importFile(file);
      }
    } catch (error) {
      refuse(error);
    }
  }
  return { done, refused, skipped, total, isInterrupted: isInterrupted() && count() < total };
}
