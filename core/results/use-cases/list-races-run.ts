import type { RunRace } from '../../handicapping/bias/run-race.ts';
import type { RunRaces } from '../../handicapping/ports.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { counted } from '../../kernel/text.ts';
import type { ResultStore, ResultTracks } from '../ports.ts';
import { runRaceOf } from '../race-as-run.ts';
import { joinedRaces, sheetsOfSpansInParts, sheetsThatCount, sheetsToLearnFrom } from '../reconcile/index.ts';
import type { ResultSheet } from '../result-sheet.ts';

/** Collects the races of one kind, real or invented, and their days, part by part in order of days. */
class RacesSoFar {
  readonly races: RunRace[] = [];
  readonly #days = new Set<string>();
  #latest: ResultSheet['provenance'] | null = null;

  add(part: readonly ResultSheet[]): void {
    const sheets = sheetsThatCount(part);
    this.races.push(...joinedRaces(sheets).flatMap((joined) => runRaceOf(joined) ?? []));
    for (const { day } of sheets) this.#days.add(day);
    const [latest] = sheets.toSorted((a, b) => b.day.localeCompare(a.day, 'en'));
    this.#latest = latest?.provenance ?? this.#latest;
  }

  /** In one line: the most detailed sheet of the latest day names the source and the time. */
  get provenance(): Provenance | null {
    if (this.#latest === null) return null;
    const { tier, source, at: instant } = this.#latest;
    const others = this.#days.size - 1;
    const more = others === 0 ? '' : ` and ${counted(others, 'more day')} of results`;
    return { tier, source: `${source}${more}`, at: instant };
  }
}

const isInvented = ({ kind }: ResultSheet): boolean => kind === 'simulation';

/**
 * Races as track bias looks at them, from the results in the store, read in parts: invented ones only where no real one
 * is in the span.
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
      const [real, invented] = [new RacesSoFar(), new RacesSoFar()];
      const sheetsOf = (first: typeof from, last: typeof to) => results.sheetsBetween(track, first, last);
      for await (const part of sheetsOfSpansInParts(sheetsOf, [{ from, to }])) {
        const sheets = sheetsToLearnFrom(part);
        real.add(sheets.filter((sheet) => !isInvented(sheet)));
        invented.add(sheets.filter(isInvented));
      }
      const { races, provenance } = real.provenance === null ? invented : real;
      return { races, provenance };
    },
  };
}
