import { trackOrRefusal } from '#core/card/days-card.ts';
import type { ReportedRace } from '#core/handicapping/figure-report.ts';
import type { FigureStore } from '#core/handicapping/ports.ts';
import type { FiguresImport } from '#core/handicapping/use-cases/import-figures.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { adminFigures } from '../contract/admin-figures.ts';
import type { Handlers } from '../handlers.ts';
import { pdfBytes } from '../pdf-data.ts';
import { presentProvenance } from './present-provenance.ts';

export interface AdminFigureDeps {
  readonly figuresFor: FigureStore['figuresFor'];
  /** Reads the report and stores it, in full or not at all; refuses one of another day. */
  readonly uploadFigures: (upload: {
    readonly bytes: Uint8Array;
    readonly day: string;
  }) => Promise<FiguresImport>;
}

const presentRace = ({ raceNumber, horses }: ReportedRace) =>
  horses.map(({ horseName, programNumber, raced }) => ({
    horseName,
    raceNumber,
    programNumber,
    lastSpeed: raced?.speed.last ?? null,
    classRating: raced?.classRating ?? null,
  }));

export const adminFigureRoutes = (deps: AdminFigureDeps): Handlers<typeof adminFigures> => ({
  ofDay: async ({ params, query }) => {
    const { code } = trackOrRefusal(chosenTrack(query));
    const found = await deps.figuresFor(code, params.date as RaceDay);
    const figures = found?.report.races.flatMap(presentRace) ?? [];
    return {
      figures,
      count: figures.length,
      hasPDFData: found !== null,
      provenance: found === null ? null : presentProvenance(found.report.provenance),
    };
  },
  upload: async ({ body: { pdfData, raceDate } }) => {
    const figuresImport = await deps.uploadFigures({ bytes: pdfBytes(pdfData), day: raceDate });
    const { races, horses, track, day, outcome } = figuresImport;
    return { racesProcessed: races, horsesProcessed: horses, track, date: day, outcome };
  },
});
