import { SECOND, shift } from '../kernel/instant.ts';
import { type Fault, fault } from '../operations/fault.ts';
import { type Moment, onRacingClock } from './clocks.ts';
import type { Point } from './point.ts';
import { endOf, punctualityOf } from './punctuality.ts';
import type { PointRule } from './rules.ts';

/** How long a worker that is not heard of keeps a point, and how often it is heard of. */
export const POINT_LEASE_MS = 20 * SECOND;
export const POINT_BEAT_MS = 5 * SECOND;

/** What came of an act. */
export interface Carried {
  /** The run or collection it was; null for what is neither. */
  readonly runId: string | null;
  /** Null when it went well. */
  readonly fault: Fault | null;
  /** What is missing of one that went well otherwise: the point is partial then. Null where nothing is. */
  readonly note: string | null;
}

/** The code of what went well but for something that is missing. */
export const INCOMPLETE = 'schedule.incomplete';
export const MISSED = fault('schedule.missed', 'Nobody was there at its moment, which cannot be caught up.');

const ended = (point: Point, { now }: Moment) =>
  ({ ...point, holder: null, leaseUntil: null, endedAt: now }) as const;

/** A claimed point whose moment is past for good. */
export const missedPoint = (point: Point, moment: Moment): Point => ({
  ...ended(point, moment),
  state: 'missed',
  sentence: MISSED.sentence,
  code: MISSED.code,
});

/** A claimed point after its act: settled, or planned for another try, also where only something is missing. */
export function carriedPoint(
  point: Point,
  rule: PointRule,
  { runId, fault: why, note }: Carried,
  moment: Moment,
): Point {
  if (why === null && note === null) {
    const begun = onRacingClock(point.startedAt ?? moment.now, point);
    const state = endOf(punctualityOf(rule, point.dueAt, begun));
    return { ...ended(point, moment), state, runId, sentence: null, code: null };
  }
  const { sentence, code } = why ?? fault(INCOMPLETE, note ?? '');
  const said = { runId, sentence, code, tries: point.tries + 1 };
  const wait = rule.retries[point.tries];
  if (wait === undefined)
    return { ...ended(point, moment), ...said, state: why === null ? 'partial' : 'failed' };
  const ringAt = shift(moment.racingNow, wait);
  return { ...point, ...said, state: 'planned', holder: null, leaseUntil: null, ringAt };
}
