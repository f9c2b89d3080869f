import type { RunRaces } from '../../handicapping/ports.ts';
import { joinedRaces } from '../joined-sheets.ts';
import type { ResultShelf } from '../ports.ts';
import { runRaceOf } from '../race-as-run.ts';

/** Races as track bias looks at them, from the results on the shelf. */
export function makeTellRacesRun({ results }: { readonly results: ResultShelf }): RunRaces {
  return {
    racesRun: async (track, from, to) =>
      joinedRaces(await results.sheetsBetween(track, from, to)).flatMap((joined) => runRaceOf(joined) ?? []),
  };
}
