import type { Clock, LogError, RunEvery, Sleep } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { failureOf } from '../../operations/failure.ts';
import { PROCESS_ENDED, STOPPING } from '../../operations/outcome.ts';
import { retryUntilSaved } from '../../operations/retry-until-saved.ts';
import { momentOf } from '../clocks.ts';
import { type ClaimedJob, FAILED_STATES, type Job, type JobKey } from '../job.ts';
import type { JobStore, RunJob } from '../ports.ts';
import { punctualityOf } from '../punctuality.ts';
import { type JobRule, type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { completedJob, JOB_HEARTBEAT_MS, JOB_LEASE_MS, type JobOutcome, missedJob } from '../settling.ts';

export interface ClaimJobDeps {
  readonly jobs: Pick<JobStore, 'claim' | 'hold' | 'settle' | 'noteReported'>;
  readonly schedule: RaceDaySchedule;
  readonly runJob: RunJob;
  /** Called with a job that failed, was missed, or is partial. */
  readonly alert: (job: Job) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly runEvery: RunEvery;
  readonly sleep: Sleep;
  readonly logError: LogError;
}

/** The process was stopped, not the work: another worker does it. */
const PROCESS_STOPPED: ReadonlySet<string> = new Set([PROCESS_ENDED.code, STOPPING.code]);

/** Gives the job as it was settled, or planned again; null when it could not be claimed, or was lost meanwhile. */
export type ClaimJob = (key: JobKey, holder: string) => Promise<Job | null>;

/**
 * Claims a job, does its work and stores the outcome. Of several workers one does it; when that one is lost, its lease
 * runs out and another may.
 */
export function makeClaimJob(deps: ClaimJobDeps): ClaimJob {
  const { jobs, schedule, runJob, alert, clock, racingClock, runEvery, sleep, logError } = deps;
  const leaseFromNow = () => shift(clock(), JOB_LEASE_MS);

  async function outcomeOf(job: Job): Promise<JobOutcome> {
    try {
      return await runJob(job);
    } catch (error) {
      if (!(error instanceof Refusal)) logError(error, `the job ${job.name}`);
      return { runId: null, failure: failureOf(error), note: null };
    }
  }

  async function settle(job: Job, rule: JobRule | null): Promise<Job | null> {
    const begun = momentOf(clock, racingClock);
    if (rule === null || punctualityOf(rule, job.dueAt, begun.racingNow) === 'too-late')
      return missedJob(job, begun);
    const outcome = await outcomeOf(job);
    if (PROCESS_STOPPED.has(outcome.failure?.code ?? '')) return null;
    return completedJob(job, rule, outcome, momentOf(clock, racingClock));
  }

  /** Sends heartbeats until the outcome is stored, however long the store is away: work done is not done again. */
  async function settledOf(claimedJob: ClaimedJob): Promise<Job | null> {
    const stop = runEvery(JOB_HEARTBEAT_MS, async () => {
      await jobs
        .hold(claimedJob, leaseFromNow())
        .catch((error: unknown) => logError(error, 'a heartbeat of a job'));
    });
    try {
      const settled = await settle(claimedJob, ruleNamed(schedule, claimedJob.name));
      if (settled === null) return null;
      return (await retryUntilSaved(() => jobs.settle(claimedJob, settled), sleep)) ? settled : null;
    } finally {
      stop();
    }
  }

  return async function claimJob(key, holder) {
    const moment = momentOf(clock, racingClock);
    if (moment.clock !== key.clock) return null;
    const claimedJob = await jobs.claim({ key, holder, moment, leaseUntil: leaseFromNow() });
    if (claimedJob === null) return null;
    const settled = await settledOf(claimedJob);
    if (settled === null) return null;
    if (FAILED_STATES.includes(settled.state))
      await alert(settled)
        .then(() => jobs.noteReported(settled))
        .catch((error: unknown) => logError(error, 'an alert'));
    return settled;
  };
}
