import type { Card } from '../../card/race.ts';
import { horseNameKey } from '../../card/same-name.ts';
import type { Track } from '../../card/track.ts';
import { type Instant, instant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { payoffDoubts } from '../payoff-doubts.ts';
import type { Finisher, RaceResult } from '../race-result.ts';
import type { ResultSheet } from '../result-sheet.ts';
import { completedRace } from './completed-race.ts';
import { liveRaceOf } from './live-race.ts';
import type { ReportedResults } from './reported-race.ts';

/** What live sources reported for a day, and what was stored before. */
export interface LiveDay {
  readonly track: Track;
  readonly day: RaceDay;
  /** Null where none is stored. */
  readonly card: Card | null;
  readonly before: ResultSheet | null;
  /** In the order of the sources: the first to report a race counts. */
  readonly answers: readonly ReportedResults[];
}

interface SourcedRace {
  readonly race: RaceResult;
  readonly source: string;
  readonly at: Instant;
}

/** Whether an answer is of the track and day that were asked for. */
export const isOf = ({ track, day }: ReportedResults, request: Pick<LiveDay, 'track' | 'day'>): boolean =>
  day === request.day && (track === null || track === request.track.code);

function reportedRaces({ card, answers }: LiveDay): {
  races: readonly SourcedRace[];
  faults: readonly string[];
} {
  const first = new Map<number, SourcedRace>();
  const faults: string[] = [];
  for (const { races, provenance } of answers) {
    for (const reportedRace of races) {
      const entered = card?.races.find(({ number }) => number === reportedRace.raceNumber) ?? null;
      const race = liveRaceOf(reportedRace, entered);
      if (race !== null && !first.has(race.raceNumber)) first.set(race.raceNumber, { race, ...provenance });
      if (race === null && reportedRace.state === 'official')
        faults.push(
          `${provenance.source}: race ${reportedRace.raceNumber} cannot be used without a card of the day.`,
        );
    }
  }
  return { races: [...first.values()], faults };
}

/** Starters of the older report that the newer one does not name; a place that it gives to another horse is open. */
function leftOver(before: RaceResult, { starters, scratches }: RaceResult): readonly Finisher[] {
  const numbers = new Set(starters.map(({ programNumber }) => programNumber));
  const out = new Set(scratches.map(({ horseName }) => horseNameKey(horseName)));
  const given = new Set(starters.flatMap(({ official }) => official ?? []));
  return before.starters
    .filter(
      ({ programNumber, horseName }) => !numbers.has(programNumber) && !out.has(horseNameKey(horseName)),
    )
    .map((starter) =>
      starter.official !== null && given.has(starter.official)
        ? { ...starter, crossed: null, official: null, finished: null, deadHeat: false }
        : starter,
    );
}

/** A race reported before loses nothing: the newer report counts, gaps are filled from the older one. */
function over(before: RaceResult | undefined, race: RaceResult): RaceResult {
  if (before === undefined) return race;
  const completed = completedRace(race, before);
  const wasRun = before.cancelled === null && race.cancelled === null;
  if (!wasRun || race.isFieldComplete || !before.isFieldComplete) return completed;
  return {
    ...completed,
    starters: [...completed.starters, ...leftOver(before, race)],
    isFieldComplete: true,
  };
}

/** The race with its current payoff doubts; a decision about the same doubts is restored at import. */
function withDoubts({ doubts: _, decision: __, ...race }: RaceResult): RaceResult {
  const doubts = race.cancelled === null ? payoffDoubts(race) : [];
  return doubts.length === 0 ? race : { ...race, doubts };
}

const latest = (moments: readonly Instant[]): Instant => instant(Math.max(...moments));

/** The sheet of a day as live sources report it by now; null while no race has a result. */
export function liveSheet(live: LiveDay): { sheet: ResultSheet | null; faults: readonly string[] } {
  const { before, track, day } = live;
  const answers = live.answers.filter((answer) => isOf(answer, live));
  const others = live.answers
    .filter((answer) => !isOf(answer, live))
    .map(
      (answer) => `${answer.provenance.source} was not used: it reports ${answer.track} on ${answer.day}.`,
    );
  const { races, faults } = reportedRaces({ ...live, answers });
  const racesByNumber = new Map((before?.races ?? []).map((race) => [race.raceNumber, race]));
  for (const { race } of races)
    racesByNumber.set(race.raceNumber, over(racesByNumber.get(race.raceNumber), race));
  if (racesByNumber.size === 0) return { sheet: null, faults: [...others, ...faults] };
  const sources = [
    ...(before === null ? [] : before.provenance.source.split(' and ')),
    ...races.map(({ source }) => source),
  ];
  const moments = [
    ...(before === null ? [] : [before.provenance.at]),
    ...races.map(({ at: instant }) => instant),
  ];
  const sheet: ResultSheet = {
    track: track.code,
    day,
    kind: 'live',
    provenance: { tier: 'live', source: [...new Set(sources)].join(' and '), at: latest(moments) },
    races: [...racesByNumber.values()].map(withDoubts).sort((a, b) => a.raceNumber - b.raceNumber),
    refused: [],
    attendance: null,
    handle: null,
  };
  return { sheet, faults: [...others, ...faults] };
}
