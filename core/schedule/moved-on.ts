import { FAILED_STATES, isSettled, type Job, jobText, type PlannedJob } from './job.ts';
import { type JobRule, type RaceDaySchedule, ruleNamed } from './rules.ts';

/** Odds belong to their moment, so a new moment needs new ones; a result that has come stays. */
function isWantedAgain(rule: JobRule, { state }: Job): boolean {
  return rule.act === 'odds' || (rule.act === 'results' && FAILED_STATES.includes(state));
}

/**
 * Jobs settled for a post time that has moved so far since that they say nothing of the new one: odds, fetched or
 * missed, and results that did not come. They are planned once more.
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
