import { onRacingClock } from '../schedule/clocks.ts';
import { isSettled, type Point } from '../schedule/point.ts';
import { type RaceDaySchedule, ruleNamed } from '../schedule/rules.ts';
import { capital, eventOf, type RaceEvent } from './event.ts';

/** A refresh point of the race: when it ended where it has, else when it is due. */
export function refreshEvent(point: Point, schedule: RaceDaySchedule): RaceEvent {
  const ended = point.endedAt === null || !isSettled(point) ? null : onRacingClock(point.endedAt, point);
  const label = ruleNamed(schedule, point.name)?.label ?? point.name;
  return eventOf({
    kind: 'refresh',
    at: ended ?? point.dueAt,
    what: capital(label),
    detail: point.sentence,
    source: 'Scheduler',
    toldAt: point.dueAt,
    state: point.state,
    runId: point.runId,
  });
}
