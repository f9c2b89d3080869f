import { onRacingClock } from '../schedule/clocks.ts';
import { isSettled, type Job } from '../schedule/job.ts';
import { type RaceDaySchedule, ruleNamed } from '../schedule/rules.ts';
import { capital, eventOf, type RaceEvent } from './event.ts';

/** A scheduled refresh of the race: at its end, or when it is due. */
export function refreshEvent(job: Job, schedule: RaceDaySchedule): RaceEvent {
  const ended = job.endedAt === null || !isSettled(job) ? null : onRacingClock(job.endedAt, job);
  const label = ruleNamed(schedule, job.name)?.label ?? job.name;
  return eventOf({
    kind: 'refresh',
    at: ended ?? job.dueAt,
    what: capital(label),
    detail: job.sentence,
    source: 'Scheduler',
    reportedAt: job.dueAt,
    state: job.state,
    runId: job.runId,
  });
}
