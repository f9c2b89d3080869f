import { toIso } from '#core/kernel/instant.ts';
import type { TellRaceTimeline } from '#core/timeline/use-cases/tell-race-timeline.ts';
import type { raceTimeline } from '../contract/race-timeline.ts';
import type { Handlers } from '../handlers.ts';

export interface RaceTimelineDoors {
  readonly tellRaceTimeline: TellRaceTimeline;
}

export const raceTimelineRoutes = ({
  tellRaceTimeline,
}: RaceTimelineDoors): Handlers<typeof raceTimeline> => ({
  show: async ({ query: { date = null, race: raceNumber, track } }) => {
    const found = await tellRaceTimeline({ track, day: date, raceNumber });
    const { race } = found;
    return {
      raceId: race.id,
      track: found.track.displayName,
      date: race.day,
      raceNumber: race.number,
      raceName: race.name,
      postTime: race.postTime === null ? null : toIso(race.postTime),
      isCancelled: race.isCancelled === true,
      isDemo: found.isDemo,
      currentTime: toIso(found.now),
      events: found.events.map(({ at, toldAt, ...event }) => ({
        ...event,
        at: toIso(at),
        toldAt: toIso(toldAt),
      })),
      missing: found.missing,
    };
  },
});
