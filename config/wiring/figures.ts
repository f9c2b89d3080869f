import {
  readFigureReport,
  readFigureReportFile,
} from '#adapters/files/equibase-speed-figures/read-figures.ts';
import { makePdfReader, type PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { ImportedFigures } from '#core/handicapping/figure-report.ts';
import {
  type FiguresImport,
  type ImportFigures,
  makeImportFigures,
} from '#core/handicapping/use-cases/import-figures.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly importFigures: ImportFigures;
    /** Its process starts with the first PDF and ends with this one. */
    readonly pdfReader: PdfReader;
  }
}

export const figuresWiring = () =>
  wiring({
    pdfReader: () => makePdfReader(),
    importFigures: (get) =>
      makeImportFigures({
        figures: get('figures'),
        allOrNothing: get('allOrNothing'),
        withLock: get('withLock'),
      }),
  });

export interface FigureFileDeps {
  readonly importFigures: ImportFigures;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

function refuseOtherDay({ report, fileName }: ImportedFigures, day: string): void {
  if (report.day === day) return;
  throw new Refusal(
    'conflict',
    'handicapping.other-day',
    `${fileName}: the report is of ${report.day}, not of ${day}. Nothing was changed.`,
  );
}

/** Imports the report in a file; refuses ('conflict', `handicapping.other-day`) one of another day. */
export const makeImportFigureFile =
  ({ importFigures, pdf, clock }: FigureFileDeps) =>
  async (path: string, day: string | null): Promise<FiguresImport> => {
    const importedFigures = await readFigureReportFile(path, clock(), pdf);
    if (day !== null) refuseOtherDay(importedFigures, day);
    return importFigures(importedFigures);
  };

/** The same for an uploaded report, whose file name is unknown. */
export const makeUploadFigures =
  ({ importFigures, pdf, clock }: FigureFileDeps) =>
  async (upload: { readonly bytes: Uint8Array; readonly day: string }): Promise<FiguresImport> => {
    const importedFigures = await readFigureReport(
      upload.bytes,
      { fileName: 'The uploaded PDF', at: clock() },
      pdf,
    );
    refuseOtherDay(importedFigures, upload.day);
    return importFigures(importedFigures);
  };
