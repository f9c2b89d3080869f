import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DoubtfulResults, ResultStore } from '#core/results/ports.ts';

const FIRST_DAY = '1900-01-01' as RaceDay;
const LAST_DAY = '9999-12-31' as RaceDay;

/** Races in doubt of a store of results; nobody who decides has an account. */
export const makeMemoryDoubtfulResults = (results: Pick<ResultStore, 'sheetsBetween'>): DoubtfulResults => ({
  async doubtfulRaces() {
    const sheets = await results.sheetsBetween(null, FIRST_DAY, LAST_DAY);
    const found = sheets.flatMap(({ track, day, kind, provenance: { source }, races }) =>
      races.flatMap(({ raceNumber, doubts, decision = null }) =>
        doubts === undefined
          ? []
          : [{ track, day, kind, source, raceNumber, doubts, decision, byEmail: null }],
      ),
    );
    const latest = found.toSorted((a, b) => b.day.localeCompare(a.day, 'en'));
    return [
      ...latest.filter(({ decision }) => decision === null),
      ...latest.filter(({ decision }) => decision !== null),
    ];
  },
});
