import { DEFAULT_TRACK_SLUG, zoneOf } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import { parseRaceDay, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

const WEEK = 7;

export const operationsCommands = ({ get }: Tools) => {
  const track = DEFAULT_TRACK_SLUG;
  const dayOf = (day: string | null): RaceDay =>
    parseRaceDay(day ?? '') ?? raceDayAt(get('racingClock')(), zoneOf(track));
  return commands({
    /** Asks a source for a day (null: today at the track) and waits for the end. */
    syncSource: writes(
      get,
      'sync',
      async (source: SourceName, day: string | null, onProgress: Log) => {
        const request = {
          source,
          track,
          day: dayOf(day),
          askedBy: 'operator',
          onProgress,
          isRefresh: true,
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
      async (day: string | null, isForced: boolean, onProgress: Log) => {
        const request = { track, day: dayOf(day), askedBy: 'operator', isForced, onProgress } as const;
        const { isNew, ended } = await get('runWorkflow')(request);
        return { isNew, workflow: await ended() };
      },
      { ownTransactions: true },
    ),
    listRuns: reads((most: number) => get('watchRuns').list({ most })),
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
