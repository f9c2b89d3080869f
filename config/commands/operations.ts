import type { Log } from '#core/kernel/functions.ts';
import { parseRaceDay, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { requestedTrack } from '#core/operations/requested-track.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const WEEK = 7;

export const operationsCommands = ({ get }: Tools) => {
  /** The requested track (slug or number; the flagship by default) and day (null for today there). */
  const placeOf = (trackKey: string | undefined, day: string | null): { track: string; day: RaceDay } => {
    const { slug, timeZone } = requestedTrack(trackKey);
    return { track: slug, day: parseRaceDay(day ?? '') ?? raceDayAt(get('racingClock')(), timeZone) };
  };
  return commands({
    /** Asks a source for a day (null: today at the track) and waits for the end. */
    syncSource: writes(
      get,
      'sync',
      async (source: SourceName, day: string | null, onProgress: Log, track?: string, isForced = false) => {
        const request = {
          source,
          ...placeOf(track, day),
          askedBy: 'operator',
          onProgress,
          isRefresh: true,
          isForced: isForced === true,
        } as const;
        const { isNew, ended } = await get('runSource')(request);
        return { isNew, run: await ended() };
      },
      { ownTransactions: true },
    ),
    /** Collects a whole day and waits for the end. */
    collectDay: writes(
      get,
      'workflow',
      async (day: string | null, isForced: boolean, onProgress: Log, track?: string) => {
        const request = { ...placeOf(track, day), askedBy: 'operator', isForced, onProgress } as const;
        const { isNew, ended } = await get('runWorkflow')(request);
        return { isNew, workflow: await ended() };
      },
      { ownTransactions: true },
    ),
    /** For one track; for all when none is given. */
    listRuns: reads((most: number, track?: string) =>
      get('watchRuns').list({ most, ...(track !== undefined && { track: requestedTrack(track).slug }) }),
    ),
    showRun: reads((id: string) => get('watchRuns').show(id)),
    listQuarantine: reads((most: number) => get('watchQuarantine').list(most)),
    showQuarantined: reads((id: number) => get('watchQuarantine').show(id)),
    buildRaceTimeline: reads(get('buildRaceTimeline')),
    breakDownSpend: reads(get('breakDownSpend')),
    /** Today and the last seven days. */
    showSpend: reads(async () => {
      const { report, trends } = get('showSpend');
      return { report: await report(), days: await trends(WEEK) };
    }),
  });
};
