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
import { id, wiring } from './provide.ts';
import { allOrNothingId, figuresId, withLockId } from './stores.ts';

export const importFiguresId = id<ImportFigures>('bring figures');
/** Its process starts with the first PDF and ends with this one. */
export const pdfReaderId = id<PdfReader>('pdf reader');

export const figuresWiring = () =>
  wiring((provide) => {
    provide(pdfReaderId, () => makePdfReader());
    provide(importFiguresId, (get) =>
      makeImportFigures({
        figures: get(figuresId),
        allOrNothing: get(allOrNothingId),
        withLock: get(withLockId),
      }),
    );
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

/** Brings the report in a file; refuses ('conflict', `handicapping.other-day`) one that is not of the day asked for. */
export const makeImportFigureFile =
  ({ importFigures, pdf, clock }: FigureFileDeps) =>
  async (path: string, day: string | null): Promise<FiguresImport> => {
    const importedFigures = await readFigureReportFile(path, clock(), pdf);
    if (day !== null) refuseOtherDay(importedFigures, day);
    return importFigures(importedFigures);
  };

/** The same for a report that was sent, whose name nobody told. */
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
