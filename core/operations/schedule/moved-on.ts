import { isSettled, type PlannedPoint, type Point, pointText } from './point.ts';
import { type RaceDaySchedule, ruleNamed } from './rules.ts';

/**
 * Odds that were brought, or missed, for a post time that has moved so far since that they tell nothing of the new one:
 * their moment is to come once more.
 */
export function movedOn(
  planned: readonly PlannedPoint[],
  kept: readonly Point[],
  schedule: RaceDaySchedule,
): readonly PlannedPoint[] {
  const settled = new Map(kept.filter(isSettled).map((point) => [pointText(point), point]));
  return planned.filter((point) => {
    const before = settled.get(pointText(point));
    const rule = ruleNamed(schedule, point.name);
    if (before === undefined || rule?.act !== 'odds') return false;
    return point.dueAt - before.dueAt > rule.lateFor;
  });
}
