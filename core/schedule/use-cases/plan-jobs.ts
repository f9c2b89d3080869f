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
  /** Current cards: with moved post times and canceled races. */
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly jobs: Pick<JobStore, 'plan' | 'reopen'> & Pick<JobSheet, 'ofDay' | 'dueJobs'>;
  readonly schedule: RaceDaySchedule;
  readonly isSetUp: (act: ActName) => boolean;
  readonly setAlarms: SetAlarms;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface PlanJobs {
  /** Plans the jobs of today and tomorrow by the current cards. */
  plan(): Promise<void>;
  /** Sets an alarm for each job that is due soon, and at once for jobs that lost their worker. */
  setDueAlarms(): Promise<void>;
}

/** Alarms are set this long ahead; one for a job that has since moved fires without effect, and another fires when due. */
const AHEAD_MS = 5 * MINUTE;

export function makePlanJobs(deps: PlanJobsDeps): PlanJobs {
  const { cards, jobs, schedule, isSetUp, setAlarms, clock, racingClock } = deps;

  async function planDay(scope: JobScope, moment: Moment): Promise<void> {
    const card = (await cards.cardFor(scope.track, scope.day))?.card ?? null;
    const stored = await jobs.ofDay(scope);
    const planned = plannedJobs(scope, { schedule, isSetUp, card, moment, stored });
    await jobs.plan(scope, planned, moment.now);
    const upcoming = planned.filter(({ dueAt }) => dueAt > moment.racingNow);
    await jobs.reopen(movedOn(upcoming, stored, schedule));
  }

  return {
    async plan() {
      const moment = momentOf(clock, racingClock);
      const today = raceDayAt(moment.racingNow, schedule.timeZone);
      for (const track of schedule.tracks)
        for (const day of [today, addDays(today, 1)])
          await planDay({ clock: moment.clock, track, day }, moment);
    },
    async setDueAlarms() {
      const moment = momentOf(clock, racingClock);
      const found = await jobs.dueJobs(moment, shift(moment.racingNow, AHEAD_MS));
      const alarms = found.map((job) => ({
        key: job,
        text: `${jobText(job)}@${job.fireAt}`,
        afterMs: Math.max(0, job.fireAt - moment.racingNow),
      }));
      await setAlarms(alarms);
    },
  };
}
