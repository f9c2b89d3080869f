/** The one entry to how sheets and reports of the same races become one result. */

export { entryOf, pricedEntrants } from './entry-of.ts';
export { type JoinedRace, joinedRaces, sheetsThatCount } from './joined-sheets.ts';
export { sheetsToLearnFrom } from './learnable-sheets.ts';
export { liveRaceOf } from './live-race.ts';
export { isOf, liveSheet } from './live-sheet.ts';
export {
  type AlsoRan,
  type ReportedPlace,
  type ReportedRace,
  type ReportedResults,
  UNKNOWN_FACTS,
} from './reported-race.ts';
export { raceResultOf } from './reported-race-result.ts';
export { type PartSize, type SheetsOfSpan, sheetsInParts, sheetsOfSpansInParts } from './sheets-in-parts.ts';
