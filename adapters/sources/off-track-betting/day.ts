import type { EntrySource } from '#core/card/ports.ts';
import type { Track } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSource } from '#core/results/ports.ts';
import { type Meet, type OffTrackBetting, SARATOGA } from './index.ts';
import { SOURCE } from './parse.ts';

/** Tracks whose number at the operator is known. */
const MEETS: readonly Meet[] = [SARATOGA];

function meetOf(track: Track): Meet {
  const found = MEETS.find((meet) => meet.track === track.code);
  if (found !== undefined) return found;
  const sentence = `${SOURCE} has no known number for ${track.displayName}.`;
  throw new Refusal('not-found', 'source.no-such-track', sentence);
}

/** What the operator's card of a day gives: entries, boards and results. */
export const offTrackDaySources = (otb: OffTrackBetting) => {
  const dayOf = (track: Track, day: RaceDay) => otb.dayOf(meetOf(track), day);
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
