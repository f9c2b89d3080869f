import { FLAGSHIP, type Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { raceDayAt } from '../../kernel/race-day.ts';
import type { DayHealth } from '../day-health.ts';
import { type HealthSources, healthOfDays } from '../health-of-days.ts';

export interface ShowHealthOfTracksDeps extends HealthSources {
  readonly racingClock: Clock;
  readonly tracksToday: () => Promise<readonly Track[]>;
}

/** Today's health of every track that races today, and of the flagship, which comes first. */
export function makeShowHealthOfTracks({ racingClock, tracksToday, ...sources }: ShowHealthOfTracksDeps) {
  return async function showHealthOfTracks(): Promise<readonly DayHealth[]> {
    const racing = await tracksToday();
    const now = racingClock();
    const tracks = [FLAGSHIP, ...racing.filter(({ slug }) => slug !== FLAGSHIP.slug)];
    const health = await Promise.all(
      tracks.map(({ slug, timeZone }) => {
        const today = raceDayAt(now, timeZone);
        return healthOfDays(sources, slug, [today], { today, now });
      }),
    );
    return health.flat();
  };
}

export type ShowHealthOfTracks = ReturnType<typeof makeShowHealthOfTracks>;
