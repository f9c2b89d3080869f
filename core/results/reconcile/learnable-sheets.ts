import { isOrderInDoubt } from '../doubt.ts';
import { missingFacts } from '../missing-facts.ts';
import type { RaceResult } from '../race-result.ts';
import type { ResultSheet } from '../result-sheet.ts';
import { SUBSTITUTES } from './joined-sheets.ts';

/** The whole field is reported, with what became of it. */
export const isComplete = (race: RaceResult): boolean => missingFacts(race).length === 0;

const raceKey = ({ track, day }: ResultSheet, { raceNumber }: RaceResult): string =>
  `${track} ${day} ${raceNumber}`;

/** Races of which any sheet leaves the order or a price in doubt. */
const doubtfulRaces = (sheets: readonly ResultSheet[]): ReadonlySet<string> =>
  new Set(sheets.flatMap((sheet) => sheet.races.filter(isOrderInDoubt).map((race) => raceKey(sheet, race))));

/**
 * What models, track bias and connection records may learn from: of live sheets and those entered by hand only races that are
 * whole, and no race that was left out or whose order or prices are in doubt.
 */
export function sheetsToLearnFrom(sheets: readonly ResultSheet[]): readonly ResultSheet[] {
  const doubtful = doubtfulRaces(sheets);
  return sheets.flatMap((sheet) => {
    const isSubstitute = SUBSTITUTES.includes(sheet.kind);
    if (!isSubstitute && doubtful.size === 0) return [sheet];
    const races = sheet.races.filter(
      (race) => !doubtful.has(raceKey(sheet, race)) && (!isSubstitute || isComplete(race)),
    );
    return races.length === 0 ? [] : [{ ...sheet, races }];
  });
}
