import type { CardShelf } from '../../card/ports.ts';
import type { Clock } from '../../kernel/doors.ts';
import { MINUTE, shift } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { movedOn } from '../moved-on.ts';
import { plannedPoints } from '../planning.ts';
import { type PointScope, pointText } from '../point.ts';
import type { PointSheet, PointShelf, SetAlarms } from '../ports.ts';
import type { ActName, RaceDaySchedule } from '../rules.ts';

export interface PlanPointsDoors {
  /** As they stand now: with post times that moved and races called off. */
  readonly cards: Pick<CardShelf, 'cardFor'>;
  readonly points: Pick<PointShelf, 'plan' | 'reopen'> & Pick<PointSheet, 'ofDay' | 'toRing'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  readonly setAlarms: SetAlarms;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface PlanPoints {
  /** Has the points of today and tomorrow stand as the cards say now. */
  plan(): Promise<void>;
  /** Sets an alarm for each point that is due soon, and at once for what lost its worker. */
  ring(): Promise<void>;
}

/** Alarms are set so long before; a point that moves later than that rings in vain, and again at its moment. */
const AHEAD_MS = 5 * MINUTE;

export function makePlanPoints(doors: PlanPointsDoors): PlanPoints {
  const { cards, points, schedule, isSetUp, setAlarms, clock, racingClock } = doors;

  async function planDay(scope: PointScope, moment: Moment): Promise<void> {
    const card = (await cards.cardFor(scope.track, scope.day))?.card ?? null;
    const kept = await points.ofDay(scope);
    const planned = plannedPoints(scope, { schedule, isSetUp, card, moment, kept });
    await points.plan(scope, planned, moment.now);
    const toCome = planned.filter(({ dueAt }) => dueAt > moment.racingNow);
    await points.reopen(movedOn(toCome, kept, schedule));
  }

  return {
    async plan() {
      const moment = momentOf(clock, racingClock);
      const today = raceDayAt(moment.racingNow, schedule.timeZone);
      for (const track of schedule.tracks)
        for (const day of [today, addDays(today, 1)])
          await planDay({ clock: moment.clock, track, day }, moment);
    },
    async ring() {
      const moment = momentOf(clock, racingClock);
      const found = await points.toRing(moment, shift(moment.racingNow, AHEAD_MS));
      const alarms = found.map((point) => ({
        key: point,
        text: `${pointText(point)}@${point.ringAt}`,
        afterMs: Math.max(0, point.ringAt - moment.racingNow),
      }));
      await setAlarms(alarms);
    },
  };
}
