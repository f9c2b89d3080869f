import type { Clock } from '../../kernel/functions.ts';
import { DAY, MINUTE, shift } from '../../kernel/instant.ts';
import type { Job } from '../job.ts';
import type { JobStore } from '../ports.ts';

export interface AlertUnreportedDeps {
  readonly jobs: Pick<JobStore, 'takeUnreported'>;
  readonly alert: (job: Job) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** A worker reports what it settled at once; after this time it was ended before it could. */
const ALERT_AFTER_MS = MINUTE;

/** Alerts the operator to jobs whose worker was ended between settling and reporting them. */
export function makeAlertUnreported({ jobs, alert, clock }: AlertUnreportedDeps) {
  return async function alertUnreported(): Promise<void> {
    const now = clock();
    for (const job of await jobs.takeUnreported(shift(now, -DAY), shift(now, -ALERT_AFTER_MS)))
      await alert(job);
  };
}
