import {
  readFigureReport,
  readFigureReportFile,
} from '#adapters/files/equibase-speed-figures/read-figures.ts';
import { makePdfReader, type PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { BroughtFigures } from '#core/handicapping/figure-report.ts';
import {
  type BringFigures,
  type FiguresBrought,
  makeBringFigures,
} from '#core/handicapping/use-cases/bring-figures.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { id, wiring } from './provide.ts';
import { allOrNothingId, figuresId, oneAtATimeId } from './shelves.ts';

export const bringFiguresId = id<BringFigures>('bring figures');
/** Its process starts with the first PDF and ends with this one. */
export const pdfReaderId = id<PdfReader>('pdf reader');

export const figuresWiring = () =>
  wiring((provide) => {
    provide(pdfReaderId, () => makePdfReader());
    provide(bringFiguresId, (get) =>
      makeBringFigures({
        figures: get(figuresId),
        allOrNothing: get(allOrNothingId),
        oneAtATime: get(oneAtATimeId),
      }),
    );
  });

export interface FigureFileDoors {
  readonly bringFigures: BringFigures;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

function refuseOtherDay({ report, fileName }: BroughtFigures, day: string): void {
  if (report.day === day) return;
  throw new Refusal(
    'conflict',
    'handicapping.other-day',
    `${fileName}: the report is of ${report.day}, not of ${day}. Nothing was changed.`,
  );
}

/** Brings the report in a file; refuses ('conflict', `handicapping.other-day`) one that is not of the day asked for. */
export const makeBringFigureFile =
  ({ bringFigures, pdf, clock }: FigureFileDoors) =>
  async (path: string, day: string | null): Promise<FiguresBrought> => {
    const brought = await readFigureReportFile(path, clock(), pdf);
    if (day !== null) refuseOtherDay(brought, day);
    return bringFigures(brought);
  };

/** The same for a report that was sent, whose name nobody told. */
export const makeUploadFigures =
  ({ bringFigures, pdf, clock }: FigureFileDoors) =>
  async (upload: { readonly bytes: Uint8Array; readonly day: string }): Promise<FiguresBrought> => {
    const brought = await readFigureReport(upload.bytes, { fileName: 'The uploaded PDF', at: clock() }, pdf);
    refuseOtherDay(brought, upload.day);
    return bringFigures(brought);
  };
