import type { EntrySource } from '#core/card/ports.ts';
import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSource } from '#core/results/ports.ts';
import type { Meet, OffTrackBetting } from './index.ts';
import { knownMeets, meetOf } from './meets.ts';
import { SOURCE } from './parse.ts';

/** What the operator's card of a day gives: entries, boards and results. */
export const offTrackDaySources = (otb: OffTrackBetting, meets: readonly Meet[] = knownMeets()) => {
  const dayOf = async (track: Track, day: RaceDay) => otb.dayOf(meetOf(track, meets), day);
  const entries: EntrySource = {
    name: SOURCE,
    draftOn: async (track, day) => (await dayOf(track, day)).entries,
  };
  const results: ResultSource = {
    name: SOURCE,
    resultsOn: async (track, day) => (await dayOf(track, day)).results,
  };
  const boards = {
    name: SOURCE,
    boardsOn: async (track: Track, day: RaceDay): Promise<readonly Board[]> =>
      (await dayOf(track, day)).boards,
  };
  return { entries, results, boards };
};
