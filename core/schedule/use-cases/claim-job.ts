import type { Clock } from '../../kernel/functions.ts';
import { shift } from '../../kernel/instant.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { failureOf } from '../../operations/failure.ts';
import { PROCESS_ENDED, STOPPING } from '../../operations/outcome.ts';
import type { RunEvery, Sleep, Told } from '../../operations/ports.ts';
import { retryUntilSaved } from '../../operations/retry-until-saved.ts';
import { momentOf } from '../clocks.ts';
import { type ClaimedJob, FAILED_STATES, type Job, type JobKey } from '../job.ts';
import type { CarryOut, JobStore } from '../ports.ts';
import { punctualityOf } from '../punctuality.ts';
import { type JobRule, type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { type Carried, completedJob, JOB_HEARTBEAT_MS, JOB_LEASE_MS, missedJob } from '../settling.ts';

export interface ClaimJobDeps {
  readonly points: Pick<JobStore, 'claim' | 'hold' | 'settle' | 'noteReported'>;
  readonly schedule: RaceDaySchedule;
  readonly carryOut: CarryOut;
  /** Hears of a point that failed, was missed, or is partial. */
  readonly alert: (job: Job) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
  readonly runEvery: RunEvery;
  readonly sleep: Sleep;
  readonly told: Told;
}

/** The process ends, not the act: another one does it. */
const IS_OF_PROCESS: ReadonlySet<string> = new Set([PROCESS_ENDED.code, STOPPING.code]);

/** Gives the point as it was settled, or planned anew; null when it was not to be had, or was lost meanwhile. */
export type ClaimJob = (key: JobKey, holder: string) => Promise<Job | null>;

/**
 * Takes a point, does what it is there for and keeps what came of it. Of several workers one does it; when that one is
 * lost, its lease runs out and another may.
 */
export function makeClaimJob(deps: ClaimJobDeps): ClaimJob {
  const { points, schedule, carryOut, alert, clock, racingClock, runEvery, sleep, told } = deps;
  const leaseFromNow = () => shift(clock(), JOB_LEASE_MS);

  async function carried(job: Job): Promise<Carried> {
    try {
      return await carryOut(job);
    } catch (error) {
      if (!(error instanceof Refusal)) told(error, `the point ${job.name}`);
      return { runId: null, fault: failureOf(error), note: null };
    }
  }

  async function become(job: Job, rule: JobRule | null): Promise<Job | null> {
    const begun = momentOf(clock, racingClock);
    if (rule === null || punctualityOf(rule, job.dueAt, begun.racingNow) === 'too-late')
      return missedJob(job, begun);
    const came = await carried(job);
    if (IS_OF_PROCESS.has(came.fault?.code ?? '')) return null;
    return completedJob(job, rule, came, momentOf(clock, racingClock));
  }

  /** Heard of until what came of it is kept, however long the shelf is away: what was done is not done again. */
  async function settledOf(claimedJob: ClaimedJob): Promise<Job | null> {
    const stop = runEvery(JOB_HEARTBEAT_MS, async () => {
      await points
        .hold(claimedJob, leaseFromNow())
        .catch((error: unknown) => told(error, 'a heartbeat of a point'));
    });
    try {
      const settled = await become(claimedJob, ruleNamed(schedule, claimedJob.name));
      if (settled === null) return null;
      return (await retryUntilSaved(() => points.settle(claimedJob, settled), sleep)) ? settled : null;
    } finally {
      stop();
    }
  }

  return async function claimJob(key, holder) {
    const moment = momentOf(clock, racingClock);
    if (moment.clock !== key.clock) return null;
    const claimedJob = await points.claim({ key, holder, moment, leaseUntil: leaseFromNow() });
    if (claimedJob === null) return null;
    const settled = await settledOf(claimedJob);
    if (settled === null) return null;
    if (FAILED_STATES.includes(settled.state))
      await alert(settled)
        .then(() => points.noteReported(settled))
        .catch((error: unknown) => told(error, 'an alert'));
    return settled;
  };
}
