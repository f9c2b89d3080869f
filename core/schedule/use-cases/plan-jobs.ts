import type { CardStore } from '../../card/ports.ts';
import type { Clock } from '../../kernel/functions.ts';
import { MINUTE, shift } from '../../kernel/instant.ts';
import { addDays, raceDayAt } from '../../kernel/race-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { type JobScope, jobText } from '../job.ts';
import { movedOn } from '../moved-on.ts';
import { plannedJobs } from '../planning.ts';
import type { JobSheet, JobStore, SetAlarms } from '../ports.ts';
import type { ActName, RaceDaySchedule } from '../rules.ts';

export interface PlanJobsDeps {
  /** As they stand now: with post times that moved and races called off. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly points: Pick<JobStore, 'plan' | 'reopen'> & Pick<JobSheet, 'ofDay' | 'dueJobs'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  readonly setAlarms: SetAlarms;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface PlanJobs {
  /** Has the points of today and tomorrow stand as the cards say now. */
  plan(): Promise<void>;
  /** Sets an alarm for each point that is due soon, and at once for what lost its worker. */
  ring(): Promise<void>;
}

/** Alarms are set so long before; a point that moves later than that rings in vain, and again at its moment. */
const AHEAD_MS = 5 * MINUTE;

export function makePlanJobs(deps: PlanJobsDeps): PlanJobs {
  const { cards, points, schedule, isSetUp, setAlarms, clock, racingClock } = deps;

  async function planDay(scope: JobScope, moment: Moment): Promise<void> {
    const card = (await cards.cardFor(scope.track, scope.day))?.card ?? null;
    const jobs = await points.ofDay(scope);
    const planned = plannedJobs(scope, { schedule, isSetUp, card, moment, kept: jobs });
    await points.plan(scope, planned, moment.now);
    const toCome = planned.filter(({ dueAt }) => dueAt > moment.racingNow);
    await points.reopen(movedOn(toCome, jobs, schedule));
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
      const found = await points.dueJobs(moment, shift(moment.racingNow, AHEAD_MS));
      const alarms = found.map((job) => ({
        key: job,
        text: `${jobText(job)}@${job.fireAt}`,
        afterMs: Math.max(0, job.fireAt - moment.racingNow),
      }));
      await setAlarms(alarms);
    },
  };
}
