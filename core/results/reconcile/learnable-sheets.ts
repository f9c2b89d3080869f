import { missingFacts } from '../missing-facts.ts';
import type { RaceResult } from '../race-result.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** The whole field is reported, with what became of it. */
export const isComplete = (race: RaceResult): boolean => missingFacts(race).length === 0;

/** What models and connection records may learn from: of live sheets and those entered by hand only races that are whole. */
export const sheetsToLearnFrom = (sheets: readonly ResultSheet[]): readonly ResultSheet[] =>
  sheets.flatMap((sheet) => {
    if (sheet.kind !== 'live' && sheet.kind !== 'desk') return [sheet];
    const races = sheet.races.filter(isComplete);
    return races.length === 0 ? [] : [{ ...sheet, races }];
  });
