import type { AttemptStore, SendMail } from '../../accounts/ports.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { HOUR, shift } from '../../kernel/instant.ts';
import { PAUSED } from '../../operations/pause/pause.ts';
import type { Told } from '../../operations/ports.ts';
import type { Job } from '../job.ts';
import { jobLabel } from '../refresh-log.ts';
import { type RaceDaySchedule, ruleNamed } from '../rules.ts';

export interface AlertFailureDeps {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** Null: it stands in the log only. */
  readonly to: string | null;
  /** Where people read more; null when it is not known. */
  readonly site: string | null;
  readonly attempts: Pick<AttemptStore, 'since' | 'note' | 'takeBack'>;
  readonly withLock: WithLock;
  readonly schedule: RaceDaySchedule;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly log: (job: Job, message: string) => void;
  readonly told: Told;
}

export type AlertFailure = (job: Job) => Promise<void>;

/** At most one mail in so long for one cause. */
const ONCE_IN_MS = HOUR;

/**
 * Tells the operator of a point that failed, was missed or is partial: always the log, and by mail once an hour for each
 * cause; of a source that was paused only the log.
 */
export function makeAlertFailure(deps: AlertFailureDeps): AlertFailure {
  const { sendMail, to, site, attempts, withLock, schedule, clock, log, told } = deps;

  /** True for one of all workers in the hour. */
  const isFirst = (subject: string) =>
    withLock(subject, async () => {
      const now = clock();
      const { count } = await attempts.since(subject, shift(now, -ONCE_IN_MS));
      if (count > 0) return null;
      await attempts.note(subject, now, now);
      return now;
    });

  function mailOf(job: Job, message: string) {
    const where = site === null ? [] : [`More: ${site}/admin`];
    const text = [
      message,
      '',
      `Track and day: ${job.track}, ${job.day}`,
      ...(job.runId === null ? [] : [`Run: ${job.runId}`]),
      ...where,
      '',
      'Further failures of the same cause within the hour stand in the log only.',
    ].join('\n');
    return { subject: `Clubhouse Turn: ${jobLabel(job, schedule)} ${job.state}`, text };
  }

  return async function alertFailure(job) {
    const message = `${jobLabel(job, schedule)} on ${job.day} ${job.state}: ${job.sentence ?? ''}`.trim();
    log(job, message);
    if (sendMail === null || to === null || job.code === PAUSED) return;
    const subject = `alert:${ruleNamed(schedule, job.name)?.act ?? job.name}:${job.code ?? job.state}`;
    const noted = await isFirst(subject);
    if (noted === null) return;
    await sendMail({ to, ...mailOf(job, message) }).catch(async (error: unknown) => {
      told(error, 'an alert by mail');
      await attempts.takeBack(subject, noted);
    });
  };
}
