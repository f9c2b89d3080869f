import { trackByCode } from '../../card/track.ts';
import type { RunRace } from '../../handicapping/bias/run-race.ts';
import type { RacesRun, RunRaces } from '../../handicapping/ports.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { DaySpan, RaceDay } from '../../kernel/race-day.ts';
import { counted } from '../../kernel/text.ts';
import { finishedRaces } from '../finished-race.ts';
import type { ResultDays, ResultStore, ResultTracks } from '../ports.ts';
import { runRaceOf } from '../race-as-run.ts';
import { type RacingNow, racingAt } from '../racing-now.ts';
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

type Results = Pick<ResultStore, 'sheetsBetween' | 'mark'> &
  ResultTracks &
  Pick<ResultDays, 'daysWithResults'>;

export interface ListRacesRunDeps {
  readonly results: Results;
  readonly racingNow: () => Promise<RacingNow>;
}

/** The days from the first to the last with results in a span; null without any. */
async function daysRun(
  results: Pick<ResultDays, 'daysWithResults'>,
  track: string,
  span: DaySpan,
): Promise<DaySpan | null> {
  const days = await results.daysWithResults(track, span);
  const [from, to] = [days.at(-1), days[0]];
  return from === undefined || to === undefined ? null : { from, to };
}

/** The races of a span of days, read in parts: invented ones only where no real one is in the span. */
async function racesBetween(results: Results, track: string, span: DaySpan): Promise<RacesRun> {
  const [real, invented] = [new RacesSoFar(), new RacesSoFar()];
  const days = await daysRun(results, track, span);
  const sheetsOf = (first: RaceDay, last: RaceDay) => results.sheetsBetween(track, first, last);
  for await (const part of sheetsOfSpansInParts(sheetsOf, days === null ? [] : [days])) {
    const sheets = sheetsToLearnFrom(part);
    real.add(sheets.filter((sheet) => !isInvented(sheet)));
    invented.add(sheets.filter(isInvented));
  }
  const { races, provenance } = real.provenance === null ? invented : real;
  return { races, provenance };
}

/** Today's races at a track that are over by the racing clock, real or invented, whichever are shown. */
async function racesOfToday({ results, racingNow }: ListRacesRunDeps, code: string): Promise<RacesRun> {
  const racing = racingAt(await racingNow(), trackByCode(code));
  const sheets = await results.sheetsBetween(code, racing.today, racing.today);
  const runs = finishedRaces(sheetsToLearnFrom(sheets), racing);
  return {
    races: runs.flatMap((run) => runRaceOf(run) ?? []),
    provenance: runs.at(-1)?.provenance ?? null,
  };
}

/** Races as track bias looks at them, from the results in the store. */
export function makeListRacesRun(deps: ListRacesRunDeps): RunRaces {
  const { results } = deps;
  return {
    tracksRun: (from, to) => results.tracksWithResults({ from, to }),
    mark: () => results.mark(),
    racesRun: (track, from, to) => racesBetween(results, track, { from, to }),
    racesToday: (track) => racesOfToday(deps, track),
  };
}
