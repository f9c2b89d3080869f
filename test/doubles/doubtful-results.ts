import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DoubtfulResults, ResultStore } from '#core/results/ports.ts';
import { mostDetailedFirst } from '#core/results/reconcile/joined-sheets.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;

/** Whether a sheet that goes first reports the race. */
const isReportedBetter = (sheets: readonly ResultSheet[], own: ResultSheet, raceNumber: number) =>
  sheets.some(
    (sheet) =>
      mostDetailedFirst(sheet, own) < 0 &&
      sheet.track === own.track &&
      sheet.day === own.day &&
      sheet.races.some((race) => race.raceNumber === raceNumber),
  );

/** Races in doubt of a store of results; nobody who decides has an account. */
export function makeMemoryDoubtfulResults(results: Pick<ResultStore, 'sheetsBetween'>): DoubtfulResults {
  async function doubtfulRaces(most: number | null) {
    const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY);
    const found = sheets.flatMap((sheet) => {
      const { track, day, kind, provenance, races } = sheet;
      return races.flatMap(({ raceNumber, doubts, decision = null }) => {
        if (doubts === undefined || isReportedBetter(sheets, sheet, raceNumber)) return [];
        return [{ track, day, kind, source: provenance.source, raceNumber, doubts, decision, byEmail: null }];
      });
    });
    const latest = found.toSorted((a, b) => b.day.localeCompare(a.day, 'en'));
    const inOrder = [
      ...latest.filter(({ decision }) => decision === null),
      ...latest.filter(({ decision }) => decision !== null),
    ];
    return inOrder.slice(0, most ?? inOrder.length);
  }
  return {
    doubtfulRaces,
    undecidedCount: async () =>
      (await doubtfulRaces(null)).filter(({ decision }) => decision === null).length,
  };
}
