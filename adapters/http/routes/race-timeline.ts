import { toIso, toIsoOrNull } from '#core/kernel/instant.ts';
import type { BuildRaceTimeline } from '#core/timeline/use-cases/build-race-timeline.ts';
import type { raceTimeline } from '../contract/race-timeline.ts';
import type { Handlers } from '../handlers.ts';

export interface RaceTimelineDeps {
  readonly buildRaceTimeline: BuildRaceTimeline;
}

export const raceTimelineRoutes = ({
  buildRaceTimeline,
}: RaceTimelineDeps): Handlers<typeof raceTimeline> => ({
  show: async ({ query: { date = null, race: raceNumber, track } }) => {
    const found = await buildRaceTimeline({ track, day: date, raceNumber });
    const { race } = found;
    return {
      raceId: race.id,
      track: found.track.displayName,
      date: race.day,
      raceNumber: race.number,
      raceName: race.name,
      postTime: toIsoOrNull(race.postTime),
      isCancelled: race.isCancelled === true,
      isDemo: found.isDemo,
      currentTime: toIso(found.now),
      events: found.events.map(({ at: instant, reportedAt, ...event }) => ({
        ...event,
        at: toIso(instant),
        reportedAt: toIso(reportedAt),
      })),
      missing: found.missing,
    };
  },
});
