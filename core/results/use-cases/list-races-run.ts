import type { RunRaces } from '../../handicapping/ports.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { ResultStore, ResultTracks } from '../ports.ts';
import { runRaceOf } from '../race-as-run.ts';
import { joinedRaces, sheetsThatCount, sheetsToLearnFrom } from '../reconcile/index.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** Where sheets, most detailed first, came from, in one line: the first of the latest day names the source and the time. */
function provenanceOf(sheets: readonly ResultSheet[]): Provenance | null {
  const [latest] = sheets.toSorted((a, b) => b.day.localeCompare(a.day, 'en'));
  if (latest === undefined) return null;
  const { tier, source, at: instant } = latest.provenance;
  const others = new Set(sheets.map(({ day }) => day)).size - 1;
  return {
    tier,
    source:
      others === 0 ? source : `${source} and ${others} more ${others === 1 ? 'day' : 'days'} of results`,
    at: instant,
  };
}

/**
 * Races as track bias looks at them, from the results in the store: invented ones only where no real one is in the
 * span.
 */
export function makeListRacesRun({
  results,
}: {
  readonly results: Pick<ResultStore, 'sheetsBetween' | 'mark'> & ResultTracks;
}): RunRaces {
  return {
    tracksRun: (from, to) => results.tracksWithResults({ from, to }),
    mark: () => results.mark(),
    racesRun: async (track, from, to) => {
      const sheets = sheetsThatCount(sheetsToLearnFrom(await results.sheetsBetween(track, from, to)));
      return {
        races: joinedRaces(sheets).flatMap((joined) => runRaceOf(joined) ?? []),
        provenance: provenanceOf(sheets),
      };
    },
  };
}
