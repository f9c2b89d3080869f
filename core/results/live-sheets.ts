import type { RaceResult } from './race-result.ts';
import type { ResultSheet } from './result-sheet.ts';

/** The whole field is told, with what became of it. */
export const isWhole = ({ untold: untoldOfResults = [] }: RaceResult): boolean =>
  untoldOfResults.length === 0;

/** What models and standings may learn from: of live sheets only races that are whole. */
export const sheetsToLearnFrom = (sheets: readonly ResultSheet[]): readonly ResultSheet[] =>
  sheets.flatMap((sheet) => {
    if (sheet.kind !== 'live') return [sheet];
    const races = sheet.races.filter(isWhole);
    return races.length === 0 ? [] : [{ ...sheet, races }];
  });
