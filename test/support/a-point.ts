import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Moment } from '#core/schedule/clocks.ts';
import { type PlannedPoint, type Point, plannedPoint } from '#core/schedule/point.ts';
import { POINT_LEASE_MS } from '#core/schedule/settling.ts';

export const POINT_DAY = '2025-08-02' as RaceDay;
/** When the invented point is due: 13:00 in New York. */
export const POINT_DUE: Instant = instant(Date.UTC(2025, 7, 2, 17));
export const POINT_SCOPE = { clock: 0, track: 'saratoga', day: POINT_DAY } as const;

/** Race 3, ten minutes before its post at 13:10. */
export const aPlannedPoint = (change: Partial<PlannedPoint> = {}): PlannedPoint => ({
  ...POINT_SCOPE,
  raceNumber: 3,
  name: '10-minutes',
  dueAt: POINT_DUE,
  ...change,
});

export const aPoint = (change: Partial<Point> = {}): Point => ({
  ...plannedPoint(aPlannedPoint(change)),
  ...change,
});

/** So many milliseconds after the point is due, on one clock or on a racing clock that is ahead. */
export const afterDue = (milliseconds: number, clock = 0): Moment => {
  const racingNow = instant(POINT_DUE + milliseconds);
  return { racingNow, now: instant(racingNow - clock), clock };
};

/** A claim of a point at a moment. */
export const aClaim = (
  holder: string,
  moment: Moment = afterDue(0),
  key: PlannedPoint = aPlannedPoint(),
) => ({
  key,
  holder,
  moment,
  leaseUntil: instant(moment.now + POINT_LEASE_MS),
});

export const minutes = (count: number): number => count * MINUTE;
