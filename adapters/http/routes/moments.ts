import { toIso } from '#core/kernel/instant.ts';
import type { ListDayMoments } from '#core/timeline/use-cases/list-day-moments.ts';
import type { moments } from '../contract/moments.ts';
import type { Handlers } from '../handlers.ts';

export interface DayMomentDeps {
  readonly listDayMoments: ListDayMoments;
}

export const momentRoutes = ({ listDayMoments }: DayMomentDeps): Handlers<typeof moments> => ({
  ofDay: async ({ params: { slug, date } }) => {
    const { track, day, now, moments: found } = await listDayMoments(slug, date);
    return {
      track: track.displayName,
      timeZone: track.timeZone,
      date: day,
      now: toIso(now),
      moments: found.map(({ at: instant, kind, raceNumbers }) => ({
        at: toIso(instant),
        kind,
        raceNumbers: [...raceNumbers],
      })),
    };
  },
});
