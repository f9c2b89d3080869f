import { DEFAULT_TRACK_SLUG, zoneOf } from '#core/card/track.ts';
import type { Log } from '#core/kernel/functions.ts';
import { parseRaceDay, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { showSpendId } from '../wiring/ai.ts';
import { racingClockId } from '../wiring/card.ts';
import { runSourceId, runWorkflowId, watchQuarantineId, watchRunsId } from '../wiring/operations.ts';
import { buildRaceTimelineId } from '../wiring/race-timeline.ts';
import { breakDownSpendId } from '../wiring/spend-breakdown.ts';
import type { Tools } from './tools.ts';

const WEEK = 7;

export const operationsActs = ({ get }: Tools) => {
  const track = DEFAULT_TRACK_SLUG;
  const dayOf = (day: string | null): RaceDay =>
    parseRaceDay(day ?? '') ?? raceDayAt(get(racingClockId)(), zoneOf(track));
  return {
    /** Asks a source for a day (null: today at the track) and waits for the end. */
    syncSource: async (source: SourceName, day: string | null, say: Log) => {
      const request = { source, track, day: dayOf(day), askedBy: 'operator', say, isAnew: true } as const;
      const { isNew, ended } = await get(runSourceId)(request);
      return { isNew, run: await ended() };
    },
    /** Collects a whole day and waits for the end. */
    collectDay: async (day: string | null, isForced: boolean, say: Log) => {
      const request = { track, day: dayOf(day), askedBy: 'operator', isForced, say } as const;
      const { isNew, ended } = await get(runWorkflowId)(request);
      return { isNew, workflow: await ended() };
    },
    listRuns: (most: number) => get(watchRunsId).list({ most }),
    showRun: (id: string) => get(watchRunsId).show(id),
    listAside: (most: number) => get(watchQuarantineId).list(most),
    showAside: (id: number) => get(watchQuarantineId).show(id),
    buildRaceTimeline: get(buildRaceTimelineId),
    breakDownSpend: get(breakDownSpendId),
    /** Today and the last seven days. */
    showSpend: async () => {
      const { report, trends } = get(showSpendId);
      return { report: await report(), days: await trends(WEEK) };
    },
  };
};
