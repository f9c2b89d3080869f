import type { Clock } from '../../kernel/functions.ts';
import { DAY, MINUTE, shift } from '../../kernel/instant.ts';
import type { Job } from '../job.ts';
import type { JobStore } from '../ports.ts';

export interface AlertUnreportedDeps {
  readonly points: Pick<JobStore, 'takeUnreported'>;
  readonly alert: (job: Job) => Promise<void>;
  /** The machine's clock. */
  readonly clock: Clock;
}

/** Who settled a point tells of it at once; after so long he was ended before he could. */
const ALERT_AFTER_MS = MINUTE;

/** Tells the operator of points whose worker was ended between settling them and telling of them. */
export function makeAlertUnreported({ points, alert, clock }: AlertUnreportedDeps) {
  return async function alertUnreported(): Promise<void> {
    const now = clock();
    for (const job of await points.takeUnreported(shift(now, -DAY), shift(now, -ALERT_AFTER_MS)))
      await alert(job);
  };
}
