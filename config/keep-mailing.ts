import { type End, repeatedly } from '#adapters/jobs/repeatedly.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import type { Get } from './wiring/provide.ts';

/** Between two looks for cards that are over. */
const LOOK_MS = 2 * MINUTE;

/** Mails how cards went once they are over; nothing while no mail server is set. */
export function keepMailing(get: Get): End {
  if (get('sendMail') === null) return async () => undefined;
  const failed = (error: unknown): void =>
    get('log').warn({ err: error }, 'mails about how the day went could not be sent');
  return repeatedly(LOOK_MS, (isOver) => get('mailDays')(isOver).catch(failed), LOOK_MS);
}
