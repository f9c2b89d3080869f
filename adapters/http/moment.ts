import type { ParsedUrlQuery } from 'node:querystring';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { HttpFailure } from './http-failure.ts';

/**
 * The moment in `?asOf=`; null for now. Refuses with 400: a call that does not take one, a text that is no instant, and
 * a moment still to come by the racing clock.
 */
export function momentIn(
  { asOf: text }: ParsedUrlQuery,
  { isTaken, now }: { readonly isTaken: boolean; readonly now: Clock },
): Instant | null {
  if (text === undefined) return null;
  if (!isTaken)
    throw new HttpFailure(400, 'This call does not answer for an earlier moment: leave out "asOf".');
  const moment = typeof text === 'string' ? parseInstant(text) : null;
  if (moment === null) throw new HttpFailure(400, '"asOf": expected a time like 2025-08-02T17:02:00Z.');
  if (moment > now()) throw new HttpFailure(400, '"asOf": that moment is still to come.');
  return moment;
}
