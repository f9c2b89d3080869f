import { FAILED_STATES, isSettled, type Job, jobText, type PlannedJob } from './job.ts';
import { type JobRule, type RaceDaySchedule, ruleNamed } from './rules.ts';

/** Odds tell of their moment, so that they are wanted at another one; a result that is there stays. */
function isWantedAgain(rule: JobRule, { state }: Job): boolean {
  return rule.act === 'odds' || (rule.act === 'results' && FAILED_STATES.includes(state));
}

/**
 * What was settled for a post time that has moved so far since that it tells nothing of the new one: odds, brought or
 * missed, and results that did not come. Their moment is to come once more.
 */
export function movedOn(
  planned: readonly PlannedJob[],
  jobs: readonly Job[],
  schedule: RaceDaySchedule,
): readonly PlannedJob[] {
  const settled = new Map(jobs.filter(isSettled).map((job) => [jobText(job), job]));
  return planned.filter((plannedJob) => {
    const before = settled.get(jobText(plannedJob));
    const rule = ruleNamed(schedule, plannedJob.name);
    if (before === undefined || rule === null || !isWantedAgain(rule, before)) return false;
    return plannedJob.dueAt - before.dueAt > rule.lateFor;
  });
}
