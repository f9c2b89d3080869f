import { zoneOf } from '../card/track.ts';
import type { Moment } from './clocks.ts';
import { dailyJobsOf } from './daily-times.ts';
import { type JobKey, type JobScope, jobText, type PlannedJob } from './job.ts';
import { punctualityOf } from './punctuality.ts';
import { type RaceAtPost, type RaceJob, raceJobs } from './race-jobs.ts';
import type { ActName, JobRule, RaceDaySchedule } from './rules.ts';

export interface Planning {
  readonly schedule: RaceDaySchedule;
  /** Jobs of sources that are not set up for the track are not planned. */
  readonly isSetUp: (act: ActName, track: string) => boolean;
  /** The current card; null without one. */
  readonly card: { readonly races: readonly RaceAtPost[] } | null;
  readonly moment: Moment;
  /** Jobs that are planned or settled already. */
  readonly stored: readonly JobKey[];
}

/**
 * A job that was due before it could be planned is not missed. What can still be fetched is planned all the same, except
 * daily jobs on a clock that was set to start later: of those only what fell due while the app started.
 */
function isStillWanted({ rule, raceNumber, dueAt }: RaceJob<JobRule>, { racingNow, clock }: Moment): boolean {
  if (dueAt >= racingNow) return true;
  const punctuality = punctualityOf(rule, dueAt, racingNow);
  return raceNumber === 0 && clock !== 0 ? punctuality === 'in-time' : punctuality !== 'too-late';
}

/** The jobs a day should have; settled ones among them stay as they are. */
export function plannedJobs(scope: JobScope, planning: Planning): readonly PlannedJob[] {
  const { schedule, isSetUp, card, moment } = planning;
  const track = { slug: scope.track, timeZone: zoneOf(scope.track) };
  const stored = new Set(planning.stored.map(jobText));
  const all: readonly RaceJob<JobRule>[] = [
    ...dailyJobsOf(schedule, track, scope.day, card !== null),
    ...raceJobs(card?.races ?? [], schedule.raceJobs),
  ];
  return all
    .filter(({ rule }) => isSetUp(rule.act, scope.track))
    .map((raceJob) => ({
      raceJob,
      planned: { ...scope, raceNumber: raceJob.raceNumber, name: raceJob.rule.name, dueAt: raceJob.dueAt },
    }))
    .filter(({ raceJob, planned }) => stored.has(jobText(planned)) || isStillWanted(raceJob, moment))
    .map(({ planned }) => planned);
}
