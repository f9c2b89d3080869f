import { NO_MEETING } from '#core/card/no-meeting.ts';
import type { EntrySource, MeetingSource } from '#core/card/ports.ts';
import { type Track, trackByCode } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Board } from '#core/odds/board.ts';
import type { ResultSource } from '#core/results/ports.ts';
import { SOURCE } from './entries.ts';
import type { Meeting, TheRacingApi } from './index.ts';

/** What the feed gives of a track's day: entries, boards and results. */
export const racingApiDaySources = (api: TheRacingApi) => {
  async function meetingOf(track: Track, day: RaceDay): Promise<Meeting> {
    const found = (await api.meetingsOn(day)).find((meeting) => meeting.track === track.code);
    if (found !== undefined) return found;
    const sentence = `${SOURCE} has no meeting at ${track.displayName} on ${day}.`;
    throw new Refusal('not-found', NO_MEETING, sentence);
  }
  const entriesOf = async (track: Track, day: RaceDay) => api.entriesOf(await meetingOf(track, day));
  const entries: EntrySource = {
    name: SOURCE,
    draftOn: async (track, day) => (await entriesOf(track, day)).card,
  };
  const results: ResultSource = {
    name: SOURCE,
    resultsOn: async (track, day) => api.resultsOf(await meetingOf(track, day)),
  };
  const boards = {
    name: SOURCE,
    boardsOn: async (track: Track, day: RaceDay): Promise<readonly Board[]> =>
      (await entriesOf(track, day)).boards,
  };
  const meetings: MeetingSource = {
    name: SOURCE,
    tracksOn: async (day) =>
      (await api.meetingsOn(day)).flatMap(({ track }) => trackByCode(track)?.slug ?? []),
  };
  return { entries, results, boards, meetings };
};
