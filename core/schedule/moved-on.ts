import { isSettled, type PlannedPoint, type Point, pointText, TROUBLED_STATES } from './point.ts';
import { type PointRule, type RaceDaySchedule, ruleNamed } from './rules.ts';

/** Odds tell of their moment, so that they are wanted at another one; a result that is there stays. */
function isWantedAgain(rule: PointRule, { state }: Point): boolean {
  return rule.act === 'odds' || (rule.act === 'results' && TROUBLED_STATES.includes(state));
}

/**
 * What was settled for a post time that has moved so far since that it tells nothing of the new one: odds, brought or
 * missed, and results that did not come. Their moment is to come once more.
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
    if (before === undefined || rule === null || !isWantedAgain(rule, before)) return false;
    return point.dueAt - before.dueAt > rule.lateFor;
  });
}
