import type { Clock } from '../../kernel/functions.ts';
import { DAY, shift } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { momentOf } from '../clocks.ts';
import type { Job } from '../job.ts';
import type { JobSheet, JobStore } from '../ports.ts';
import type { RaceDaySchedule } from '../rules.ts';

export interface CatchUpJobsDeps {
  readonly jobs: Pick<JobStore, 'catchUp'> & Pick<JobSheet, 'missedJobs'>;
  readonly schedule: RaceDaySchedule;
  /** Numbers of the races of a track (slug) and day with a stored result. */
  readonly resultsOn: (track: string, day: RaceDay) => Promise<ReadonlySet<number>>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

/** Results that are not out by then will not come by themselves. */
const LOOK_BACK_MS = 8 * DAY;
const CAME_LATER = 'Not available when due; fetched by a later sync.';

/** One job of each track and day. */
const placesOf = (jobs: readonly Job[]): Iterable<Job> =>
  new Map(jobs.map((job) => [`${job.track} ${job.day}`, job])).values();

/** Marks result jobs as caught up whose result came after all, by any sync or file. */
export function makeCatchUpJobs({ jobs, schedule, resultsOn, clock, racingClock }: CatchUpJobsDeps) {
  const names = schedule.raceJobs.filter(({ act }) => act === 'results').map(({ name }) => name);

  return async function catchUpJobs(): Promise<void> {
    const moment = momentOf(clock, racingClock);
    const missing = await jobs.missedJobs(moment.clock, names, shift(moment.now, -LOOK_BACK_MS));
    for (const { track, day } of placesOf(missing)) {
      const results = await resultsOn(track, day);
      const caughtUp = missing.filter(
        (job) => job.track === track && job.day === day && results.has(job.raceNumber),
      );
      if (caughtUp.length > 0) await jobs.catchUp(caughtUp, { at: moment.now, sentence: CAME_LATER });
    }
  };
}
