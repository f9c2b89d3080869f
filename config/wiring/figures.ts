import { readFigureReportFile } from '#adapters/files/equibase-speed-figures/read-figures.ts';
import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
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

export const figuresWiring = () =>
  wiring((provide) => {
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

/** Brings the report in a file; refuses ('conflict', `handicapping.other-day`) one that is not of the day asked for. */
export const makeBringFigureFile =
  ({ bringFigures, pdf, clock }: FigureFileDoors) =>
  async (path: string, day: string | null): Promise<FiguresBrought> => {
    const brought = await readFigureReportFile(path, clock(), pdf);
    if (day !== null && brought.report.day !== day) {
      throw new Refusal(
        'conflict',
        'handicapping.other-day',
        `${brought.fileName}: the report is of ${brought.report.day}, not of ${day}. Nothing was changed.`,
      );
    }
    return bringFigures(brought);
  };
