import type { EntrySource, LateSource, MeetingSource } from '#core/card/ports.ts';
import type { Track } from '#core/card/track.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSource } from '#core/results/ports.ts';
import type { ReportedRace } from '#core/results/reconcile/index.ts';
import { ENTRIES, type Nyra, type NyraEntries } from './index.ts';
import { placeOf, racingOn, SOURCE } from './places.ts';

const FIRST_RACE = 1;

const latest = (races: readonly NyraEntries[]): Instant =>
  instant(Math.max(...races.map(({ at: instant }) => instant)));

/** The first race's page links to the others. */
async function racesOf(nyra: Nyra, track: Track, day: RaceDay): Promise<readonly NyraEntries[]> {
  const place = placeOf(track, day);
  const first = await nyra.entriesOf(place, day, FIRST_RACE);
  const races = [first];
  for (const number of first.raceNumbers.filter((raceNumber) => raceNumber !== FIRST_RACE))
    races.push(await nyra.entriesOf(place, day, number));
  return races;
}

/** What the operator's pages give of a track's day, race by race, and its file of changes. */
export const nyraDaySources = (nyra: Nyra, clock: Clock) => {
  const entries: EntrySource = {
    name: SOURCE,
    async draftOn(track, day) {
      const races = await racesOf(nyra, track, day);
      const provenance = { tier: 'live', source: ENTRIES, at: latest(races) } as const;
      return { track: track.code, day, provenance, races: races.map(({ race }) => race) };
    },
  };
  const changes: LateSource = {
    name: SOURCE,
    changesOn: async (track, day) => nyra.changesOn(placeOf(track, day), day),
  };
  const results: ResultSource = {
    name: SOURCE,
    async resultsOn(track, day, numbers) {
      const place = placeOf(track, day);
      const races: ReportedRace[] = [];
      for (const number of numbers) races.push(await nyra.resultsOf(place, day, number));
      return { track: track.code, day, provenance: { tier: 'live', source: SOURCE, at: clock() }, races };
    },
  };
  const boards = {
    name: SOURCE,
    boardsOn: async (track: Track, day: RaceDay): Promise<readonly Board[]> =>
      (await racesOf(nyra, track, day)).flatMap(({ board }) => board ?? []),
  };
  const meetings: MeetingSource = { name: SOURCE, tracksOn: async (day) => racingOn(day) };
  return { entries, changes, results, boards, meetings };
};
