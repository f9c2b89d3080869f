import type { Card } from '../card/race.ts';
import type { Moment } from './clocks.ts';
import { dailyPoints } from './daily-times.ts';
import { type PlannedPoint, type PointKey, type PointScope, pointText } from './point.ts';
import { punctualityOf } from './punctuality.ts';
import { type RacePoint, racePoints } from './race-points.ts';
import type { ActName, PointRule, RaceDaySchedule } from './rules.ts';

export interface Planning {
  readonly schedule: RaceDaySchedule;
  /** Points of what nobody has set up are not planned. */
  readonly isSetUp: (act: ActName) => boolean;
  /** As it stands now; null without one. */
  readonly card: Pick<Card, 'races'> | null;
  readonly moment: Moment;
  /** What is planned or settled already. */
  readonly kept: readonly PointKey[];
}

/**
 * A moment that passed before anybody planned it was nobody's to miss. What can still be had is asked for all the same,
 * except what is of a day whose clock was set to begin after it: there only what fell due while the house was opened.
 */
function isStillWanted(
  { rule, raceNumber, dueAt }: RacePoint<PointRule>,
  { racingNow, clock }: Moment,
): boolean {
  if (dueAt >= racingNow) return true;
  const punctuality = punctualityOf(rule, dueAt, racingNow);
  return raceNumber === 0 && clock !== 0 ? punctuality === 'in-time' : punctuality !== 'too-late';
}

/** The points of a day as they should stand: what is settled among them stays as it is. */
export function plannedPoints(scope: PointScope, planning: Planning): readonly PlannedPoint[] {
  const { schedule, isSetUp, card, moment } = planning;
  const kept = new Set(planning.kept.map(pointText));
  const all: readonly RacePoint<PointRule>[] = [
    ...dailyPoints(schedule, scope.day, card !== null),
    ...racePoints(card?.races ?? [], schedule.racePoints),
  ];
  return all
    .filter(({ rule }) => isSetUp(rule.act))
    .map((point) => ({
      point,
      planned: { ...scope, raceNumber: point.raceNumber, name: point.rule.name, dueAt: point.dueAt },
    }))
    .filter(({ point, planned }) => kept.has(pointText(planned)) || isStillWanted(point, moment))
    .map(({ planned }) => planned);
}
