import type { Card } from '../card/race.ts';
import type { Moment } from './clocks.ts';
import { dailyJobs } from './daily-times.ts';
import { type JobKey, type JobScope, jobText, type PlannedJob } from './job.ts';
import { punctualityOf } from './punctuality.ts';
import { type RaceJob, raceJobs } from './race-jobs.ts';
import type { ActName, JobRule, RaceDaySchedule } from './rules.ts';

export interface Planning {
  readonly schedule: RaceDaySchedule;
  /** Points of what nobody has set up are not planned. */
  readonly isSetUp: (act: ActName) => boolean;
  /** As it stands now; null without one. */
  readonly card: Pick<Card, 'races'> | null;
  readonly moment: Moment;
  /** What is planned or settled already. */
  readonly kept: readonly JobKey[];
}

/**
 * A moment that passed before anybody planned it was nobody's to miss. What can still be had is asked for all the same,
 * except what is of a day whose clock was set to begin after it: there only what fell due while the house was opened.
 */
function isStillWanted({ rule, raceNumber, dueAt }: RaceJob<JobRule>, { racingNow, clock }: Moment): boolean {
  if (dueAt >= racingNow) return true;
  const punctuality = punctualityOf(rule, dueAt, racingNow);
  return raceNumber === 0 && clock !== 0 ? punctuality === 'in-time' : punctuality !== 'too-late';
}

/** The points of a day as they should stand: what is settled among them stays as it is. */
export function plannedJobs(scope: JobScope, planning: Planning): readonly PlannedJob[] {
  const { schedule, isSetUp, card, moment } = planning;
  const kept = new Set(planning.kept.map(jobText));
  const all: readonly RaceJob<JobRule>[] = [
    ...dailyJobs(schedule, scope.day, card !== null),
    ...raceJobs(card?.races ?? [], schedule.raceJobs),
  ];
  return all
    .filter(({ rule }) => isSetUp(rule.act))
    .map((raceJob) => ({
      point: raceJob,
      planned: { ...scope, raceNumber: raceJob.raceNumber, name: raceJob.rule.name, dueAt: raceJob.dueAt },
    }))
    .filter(({ point: raceJob, planned }) => kept.has(jobText(planned)) || isStillWanted(raceJob, moment))
    .map(({ planned }) => planned);
}
