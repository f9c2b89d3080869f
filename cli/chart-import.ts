import type { Refusal } from '#core/kernel/refusal.ts';
import type { ResultsImport } from '#core/results/use-cases/import-results.ts';
import { isOfTheFile } from './import-each.ts';
import { say } from './print.ts';
import { makeProgress } from './progress.ts';

export interface ChartImport extends ResultsImport {
  /** Sentences for the operator that refuse nothing. */
  readonly remarks: readonly string[];
}

/** Just this file was imported before; it was not read again. */
export interface KnownChart {
  readonly outcome: 'known';
  readonly track: string;
  readonly day: string;
  readonly kind: string;
}

export type ChartDone = (ChartImport | KnownChart) & { readonly file: string };

/** A chart in a file of its own, or in a zip. */
export interface ChartFile {
  readonly fileName: string;
  /** How many files the zip holds; 1 outside of one. */
  readonly of: number;
  bytes(): Promise<Uint8Array>;
}

export interface ChartImportDeps {
  /** The charts at a path: the file itself, or those in it when it is a zip. */
  chartsAt(path: string): Promise<AsyncIterable<ChartFile>>;
  /** Null where just this file was not imported before. */
  findImportedChart(bytes: Uint8Array): Promise<Omit<KnownChart, 'outcome'> | null>;
  /** Reads the result chart (PDF or XML) and stores it, completely or not at all. */
  importChart(fileName: string, bytes: Uint8Array): Promise<ChartImport>;
}

/** What became of charts that were imported together. */
export interface ChartsImported {
  readonly done: readonly ChartDone[];
  readonly refused: readonly string[];
  /** Files and members of zips, as far as zips were opened. */
  readonly total: number;
  readonly isInterrupted: boolean;
}

async function importOne(app: ChartImportDeps, { fileName, bytes }: ChartFile): Promise<ChartDone> {
  const content = await bytes();
  const known = await app.findImportedChart(content);
  if (known !== null) return { file: fileName, outcome: 'known', ...known };
  return { file: fileName, ...(await app.importChart(fileName, content)) };
}

/**
 * Imports the charts of files and zips one after the other and reports the progress. A refused one is named and the
 * others go on; a single one throws its refusal, and so does a failing outside world. Once `isInterrupted` says so, no
 * other one is begun.
 */
export async function importCharts(
  app: ChartImportDeps,
  paths: readonly string[],
  isInterrupted: () => boolean,
): Promise<ChartsImported> {
  const progress = makeProgress({ things: 'files', say });
  const done: ChartDone[] = [];
  const refused: string[] = [];
  let total = paths.length;
  const refuse = (error: unknown): void => {
    if (!isOfTheFile(error) || total === 1) throw error;
    say((error as Refusal).message);
    refused.push(error.message);
  };
  const importFile = async (file: ChartFile): Promise<void> => {
    try {
      done.push(await importOne(app, file));
    } catch (error) {
      refuse(error);
    }
    progress(done.length + refused.length, total);
  };
  for (const path of paths) {
    if (isInterrupted()) break;
    let isOpened = false;
    try {
      for await (const file of await app.chartsAt(path)) {
        if (isInterrupted()) break;
        if (!isOpened) total += file.of - 1;
        isOpened = true;
        await importFile(file);
      }
    } catch (error) {
      if (isOpened) throw error;
      refuse(error);
    }
  }
  return { done, refused, total, isInterrupted: isInterrupted() && done.length + refused.length < total };
}
