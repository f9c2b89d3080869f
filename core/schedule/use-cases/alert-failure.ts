import type { AttemptStore, SendMail } from '../../accounts/ports.ts';
import type { Clock, LogError, WithLock } from '../../kernel/functions.ts';
import { HOUR, shift } from '../../kernel/instant.ts';
import { PAUSED } from '../../operations/pause/pause.ts';
import type { Job } from '../job.ts';
import { jobLabel } from '../refresh-log.ts';
import { type RaceDaySchedule, ruleNamed } from '../rules.ts';
import { MISSED } from '../settling.ts';

export interface AlertFailureDeps {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** Null: alerts go to the log only. */
  readonly to: string | null;
  /** The address of the site; null when it is not known. */
  readonly site: string | null;
  readonly attempts: Pick<AttemptStore, 'since' | 'note' | 'takeBack'>;
  readonly withLock: WithLock;
  readonly schedule: RaceDaySchedule;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly log: (job: Job, message: string) => void;
  readonly logError: LogError;
}

export type AlertFailure = (job: Job) => Promise<void>;

/** At most one mail per cause within this time. */
const ONCE_IN_MS = HOUR;

/**
 * Alerts the operator to a job that failed, was missed or is partial: always in the log, and by mail once an hour per
 * cause and track, once for all tracks when a host is down; for a paused source in the log only.
 */
export function makeAlertFailure(deps: AlertFailureDeps): AlertFailure {
  const { sendMail, to, site, attempts, withLock, schedule, clock, log, logError } = deps;

  /** A host or worker that is down affects all tracks; everything else concerns one. */
  function causeOf({ track, name, code, state }: Job): string {
    const cause = `${ruleNamed(schedule, name)?.act ?? name}:${code ?? state}`;
    const isOfAll = track === schedule.home || code === MISSED.code || code?.startsWith('source.') === true;
    return isOfAll ? cause : `${track}:${cause}`;
  }

  /** The time noted, for one of all workers within the hour; null for the others. */
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
      'Further failures of the same cause within the hour are in the log only.',
    ].join('\n');
    return { subject: `Clubhouse Turn: ${jobLabel(job, schedule)} ${job.state}`, text };
  }

  return async function alertFailure(job) {
    const message = `${jobLabel(job, schedule)} on ${job.day} ${job.state}: ${job.sentence ?? ''}`.trim();
    log(job, message);
    if (sendMail === null || to === null || job.code === PAUSED) return;
    const subject = `alert:${causeOf(job)}`;
    const noted = await isFirst(subject);
    if (noted === null) return;
    await sendMail({ to, ...mailOf(job, message) }).catch(async (error: unknown) => {
      logError(error, 'an alert by mail');
      await attempts.takeBack(subject, noted);
    });
  };
}
