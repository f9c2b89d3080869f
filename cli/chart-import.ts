import type { ZoneName } from '#core/card/tracks/zones.ts';
import { readAhead } from '#core/kernel/read-ahead.ts';
import type { StoredSheet } from '#core/results/ports.ts';
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

/** A chart as read, not yet stored. */
export interface ChartRead extends StoredSheet {
  readonly trackName: string | null;
  readonly remarks: readonly string[];
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
  /** Reads the result chart (PDF or XML) and stores nothing. */
  readChart(fileName: string, bytes: Uint8Array): Promise<ChartRead>;
  /** Stores a chart that was read, completely or not at all. */
  importChart(fileName: string, chart: ChartRead, request: ChartImportRequest): Promise<ChartImport>;
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

/** A file ready to be stored, or the error of reading it. */
type Prepared =
  | { readonly file: ChartFile; readonly bytes: Uint8Array; readonly found: KnownFile | ChartRead }
  | { readonly error: unknown };

type KnownFile = Omit<KnownChart, 'outcome'>;

const isRead = (found: KnownFile | ChartRead): found is ChartRead => 'sheet' in found;

async function prepare(app: ChartImportDeps, file: ChartFile): Promise<Prepared> {
  try {
    const bytes = await file.bytes();
    const known = await app.findImportedChart(bytes);
    return { file, bytes, found: known ?? (await app.readChart(file.fileName, bytes)) };
  } catch (error) {
    return { error };
  }
}

/** The files at all paths in order, read; `opened` is called with the number of files of each path. Never throws. */
async function* prepareAll(
  app: ChartImportDeps,
  paths: readonly string[],
  opened: (files: number) => void,
): AsyncGenerator<Prepared> {
  for (const path of paths) {
    let isOpened = false;
    try {
      for await (const file of await app.chartsAt(path)) {
        if (!isOpened) opened(file.filesInZip);
        isOpened = true;
        yield await prepare(app, file);
      }
    } catch (error) {
      yield { error };
    }
  }
}

/** Stores what was read. The same file may stand twice among those of one command, so it is looked for again. */
async function importOne(
  app: ChartImportDeps,
  prepared: Prepared,
  request: ChartImportRequest,
): Promise<ChartDone> {
  if ('error' in prepared) throw prepared.error;
  const { file, bytes, found } = prepared;
  const known = isRead(found) ? await app.findImportedChart(bytes) : found;
  if (known !== null) return { file: file.fileName, outcome: 'known', ...known };
  return {
    file: file.fileName,
    ...(await app.importChart(file.fileName, found as ChartRead, request)),
  };
}

/**
 * Imports the charts of files and zips in order, reading each while the one before it is stored, and reports the
 * progress. A refused file or damaged zip is named, a file of another kind is skipped, and the others go on; if there is
 * only one file, its refusal is thrown, as is any outside failure. Once `isInterrupted` returns true, no further file is
 * stored.
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
  const files = prepareAll(app, paths, (inside) => {
    total += inside - 1;
  });
  for await (const prepared of readAhead(files)) {
    if (isInterrupted()) break;
    try {
      done.push(await importOne(app, prepared, request));
    } catch (error) {
      refuse(error);
    }
    progress(count(), total);
  }
  return { done, refused, skipped, total, isInterrupted: isInterrupted() && count() < total };
}
