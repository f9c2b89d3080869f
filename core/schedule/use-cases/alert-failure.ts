import type { AttemptShelf, SendMail } from '../../accounts/ports.ts';
import type { Clock, OneAtATime } from '../../kernel/doors.ts';
import { HOUR, shift } from '../../kernel/instant.ts';
import { PAUSED } from '../../operations/pause/pause.ts';
import type { Told } from '../../operations/ports.ts';
import type { Point } from '../point.ts';
import { pointLabel } from '../refresh-log.ts';
import { type RaceDaySchedule, ruleNamed } from '../rules.ts';

export interface AlertFailureDoors {
  /** Null while no mail server is set. */
  readonly sendMail: SendMail | null;
  /** Null: it stands in the log only. */
  readonly to: string | null;
  /** Where people read more; null when it is not known. */
  readonly site: string | null;
  readonly attempts: Pick<AttemptShelf, 'since' | 'note' | 'takeBack'>;
  readonly oneAtATime: OneAtATime;
  readonly schedule: RaceDaySchedule;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly log: (point: Point, message: string) => void;
  readonly told: Told;
}

export type AlertFailure = (point: Point) => Promise<void>;

/** At most one mail in so long for one cause. */
const ONCE_IN_MS = HOUR;

/**
 * Tells the operator of a point that failed, was missed or is partial: always the log, and by mail once an hour for each
 * cause; of a source that was paused only the log.
 */
export function makeAlertFailure(doors: AlertFailureDoors): AlertFailure {
  const { sendMail, to, site, attempts, oneAtATime, schedule, clock, log, told } = doors;

  /** True for one of all workers in the hour. */
  const isFirst = (subject: string) =>
    oneAtATime(subject, async () => {
      const now = clock();
      const { count } = await attempts.since(subject, shift(now, -ONCE_IN_MS));
      if (count > 0) return null;
      await attempts.note(subject, now, now);
      return now;
    });

  function mailOf(point: Point, message: string) {
    const where = site === null ? [] : [`More: ${site}/admin`];
    const text = [
      message,
      '',
      `Track and day: ${point.track}, ${point.day}`,
      ...(point.runId === null ? [] : [`Run: ${point.runId}`]),
      ...where,
      '',
      'Further failures of the same cause within the hour stand in the log only.',
    ].join('\n');
    return { subject: `Clubhouse Turn: ${pointLabel(point, schedule)} ${point.state}`, text };
  }

  return async function alertFailure(point) {
    const message =
      `${pointLabel(point, schedule)} on ${point.day} ${point.state}: ${point.sentence ?? ''}`.trim();
    log(point, message);
    if (sendMail === null || to === null || point.code === PAUSED) return;
    const subject = `alert:${ruleNamed(schedule, point.name)?.act ?? point.name}:${point.code ?? point.state}`;
    const noted = await isFirst(subject);
    if (noted === null) return;
    await sendMail({ to, ...mailOf(point, message) }).catch(async (error: unknown) => {
      told(error, 'an alert by mail');
      await attempts.takeBack(subject, noted);
    });
  };
}
