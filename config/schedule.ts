import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { HOUR, MINUTE, SECOND } from '#core/kernel/instant.ts';
import { BOARD_PLAN, type BoardRefresh } from '#core/odds/refresh-plan.ts';
import type { DailyRule, RaceDaySchedule, RaceJobRule } from '#core/schedule/rules.ts';

/** `30-minutes`, `1-minute`, `post`. */
function namedAt(minutesToPost: number): Pick<RaceJobRule, 'name' | 'label'> {
  if (minutesToPost === 0) return { name: 'post', label: 'latest odds at post' };
  const minutes = minutesToPost === 1 ? 'minute' : 'minutes';
  return { name: `${minutesToPost}-${minutes}`, label: `${minutesToPost} ${minutes} before post` };
}

/** Odds of a past moment cannot be had: they are late until `lateFor`, then missed. */
const odds = ({ minutesToPost, lateFor }: BoardRefresh): RaceJobRule => ({
  ...namedAt(minutesToPost),
  minutesToPost,
  act: 'odds',
  grace: Math.min(20 * SECOND, lateFor),
  lateFor,
  catchUpFor: 0,
  retries: [],
});

/** A result that is not out is asked for again, and caught up the next day if need be. */
const RESULTS: RaceJobRule = {
  name: 'results',
  label: 'results 15 minutes after post',
  minutesToPost: -15,
  act: 'results',
  grace: MINUTE,
  lateFor: 5 * MINUTE,
  catchUpFor: 36 * HOUR,
  retries: [5 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR],
};

const daily = (
  name: DailyRule['name'] & DailyRule['act'],
  label: string,
  time: string,
  more: Partial<DailyRule> = {},
): DailyRule => ({
  name,
  label,
  time,
  act: name,
  onRaceDaysOnly: false,
  everyTrack: false,
  grace: MINUTE,
  lateFor: 10 * MINUTE,
  catchUpFor: 12 * HOUR,
  retries: [5 * MINUTE, 15 * MINUTE],
  ...more,
});

const WHERE_IT_RACES = { onRaceDaysOnly: true, everyTrack: true, catchUpFor: 5 * HOUR };

/**
 * The race day: when what is done. Times of day are the track's own, summer and winter. The flagship has every daily job;
 * every other track that races or is followed has the sync, the picks and the experts. Jobs of races are those of every
 * track that races and has a source.
 */
export const SCHEDULE: RaceDaySchedule = {
  timeZone: 'America/New_York',
  home: DEFAULT_TRACK_SLUG,
  raceJobs: [...BOARD_PLAN.map(odds), RESULTS],
  daily: [
    daily('tidy', 'nightly cleanup', '03:30', { catchUpFor: 20 * HOUR }),
    daily('data-sync', 'data sync', '06:00', { everyTrack: true }),
    daily('picks', 'AI picks', '07:00', WHERE_IT_RACES),
    daily('workflow', 'full collection', '08:00'),
    daily('expert-picks', 'expert picks', '08:30', WHERE_IT_RACES),
    daily('heads', 'heads of the record', '10:00'),
  ],
};
