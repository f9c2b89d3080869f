import type { ParsedUrlQuery } from 'node:querystring';
import { parseRaceId } from '#core/card/race.ts';
import { FLAGSHIP, trackByKey } from '#core/card/track.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { instantOn, parseRaceDay, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { HttpFailure } from './http-failure.ts';

export interface MomentRequest {
  readonly row: Pick<Endpoint, 'asOf'>;
  /** The parts of the path, as sent. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: ParsedUrlQuery;
  /** The racing clock. */
  readonly now: Clock;
}

/** Pages know this sentence: for them nothing failed. */
export const NOT_KEPT = 'This is not kept for an earlier moment. Go back to now to see or change it.';
const WHEN = 'expected a time like 2025-08-02T17:02:00Z, or 13:02 on the day that is shown.';

/** The day and the time zone a call is about: of its path, its race, else today at its track. */
function placeOf({ params, query, now }: MomentRequest): { readonly day: RaceDay; readonly zone: string } {
  const { slug, date, id, raceId } = params;
  const race = parseRaceId(String(raceId ?? id ?? ''));
  const track = trackByKey(String(slug ?? race?.trackSlug ?? query['track'] ?? '')) ?? FLAGSHIP;
  const day = parseRaceDay(String(date ?? race?.day ?? ''));
  return { day: day ?? raceDayAt(now(), track.timeZone), zone: track.timeZone };
}

function instantIn(text: string, request: MomentRequest): Instant | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) return parseInstant(text);
  const { day, zone } = placeOf(request);
  return instantOn(day, Number(hours) * 60 + Number(minutes), zone);
}

/**
 * The moment in `?asOf=`; null for now, and for a call that ignores it. Refuses with 400: a call that does not take one, a
 * text that is no time, and a moment still to come by the racing clock.
 */
export function momentIn(request: MomentRequest): Instant | null {
  const { asOf: text } = request.query;
  const { asOf: kind } = request.row;
  if (text === undefined || kind === 'same') return null;
  if (kind !== true) throw new HttpFailure(400, NOT_KEPT);
  const moment = typeof text === 'string' ? instantIn(text, request) : null;
  if (moment === null) throw new HttpFailure(400, `"asOf": ${WHEN}`);
  if (moment > request.now()) throw new HttpFailure(400, '"asOf": that moment is still to come.');
  return moment;
}
