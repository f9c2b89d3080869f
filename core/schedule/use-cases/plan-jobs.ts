import type { CardCalendar, CardStore } from '../../card/ports.ts';
import { TRACKS, zoneOf } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { MINUTE, shift } from '../../kernel/instant.ts';
import { addDays, type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { type Moment, momentOf } from '../clocks.ts';
import { type Job, type JobScope, jobText, type PlannedJob } from '../job.ts';
import { movedOn } from '../moved-on.ts';
import { plannedJobs } from '../planning.ts';
import type { JobSheet, JobStore, SetAlarms } from '../ports.ts';
import type { RaceAtPost } from '../race-jobs.ts';
import type { ActName, RaceDaySchedule } from '../rules.ts';

export interface PlanJobsDeps {
  /** Current cards: with moved post times and canceled races. */
  readonly cards: Pick<CardStore, 'cardFor' | 'headFor'>;
  readonly jobs: Pick<JobStore, 'plan' | 'reopen'> & Pick<JobSheet, 'ofDay' | 'dueJobs'>;
  readonly schedule: RaceDaySchedule;
  readonly tracksRacing: CardCalendar['tracksRacing'];
  /** Slugs of tracks without a card yet that a source says race that day, or that members follow. */
  readonly expectedTracks: (day: RaceDay) => Promise<readonly string[]>;
  readonly isSetUp: (act: ActName, track: string) => boolean;
  readonly setAlarms: SetAlarms;
  /** The machine's clock. */
  readonly clock: Clock;
  readonly racingClock: Clock;
}

export interface PlanJobs {
  /** Plans jobs from the current cards: today and tomorrow for the home track, today for every other that races or is followed. */
  plan(): Promise<void>;
  /** Sets an alarm for each job that is due soon, and at once for jobs that lost their worker. */
  setDueAlarms(): Promise<void>;
}

/** Alarms are set this long ahead; one for a job that has since moved fires without effect, and another fires when due. */
const AHEAD_MS = 5 * MINUTE;

const ZONES = [...new Set(TRACKS.map(({ timeZone }) => timeZone))];

/** Whether nothing is new, moved or obsolete, as is usual with many tracks. */
function isPlannedAlready(planned: readonly PlannedJob[], stored: readonly Job[]): boolean {
  const storedJobs = new Map(stored.map((job) => [jobText(job), job]));
  const wanted = new Set(planned.map(jobText));
  const isAsPlanned = (job: PlannedJob): boolean => {
    const found = storedJobs.get(jobText(job));
    return found !== undefined && (found.state !== 'planned' || found.dueAt === job.dueAt);
  };
  return (
    planned.every(isAsPlanned) && stored.every((job) => job.state !== 'planned' || wanted.has(jobText(job)))
  );
}

interface CardAtPost {
  readonly day: RaceDay;
  readonly contentHash: string;
  readonly races: readonly RaceAtPost[];
}

/** The post times of a track's card; the whole card is read only after a change. */
function makeCardAtPost(cards: PlanJobsDeps['cards']) {
  const read = new Map<string, CardAtPost>();
  return async (track: string, day: RaceDay): Promise<CardAtPost | null> => {
    const contentHash = (await cards.headFor(track, day))?.contentHash ?? null;
    if (contentHash === null) return null;
    const last = read.get(`${track} ${day}`);
    if (last?.contentHash === contentHash) return last;
    const found = await cards.cardFor(track, day);
    if (found === null) return null;
    const races = found.card.races.map(({ number, postTime, isCancelled }) => ({
      number,
      postTime,
      ...(isCancelled === true && { isCancelled }),
    }));
    const fresh = { day, contentHash: found.contentHash, races };
    for (const [key, { day: readDay }] of read) if (readDay < addDays(day, -2)) read.delete(key);
    read.set(`${track} ${day}`, fresh);
    return fresh;
  };
}

export function makePlanJobs(deps: PlanJobsDeps): PlanJobs {
  const { cards, jobs, schedule, tracksRacing, expectedTracks, isSetUp, setAlarms, clock, racingClock } =
    deps;

  const cardAtPost = makeCardAtPost(cards);
  /** Tracks expected on what is today in their zone: it is yesterday in the west for hours. */
  async function expectedAround({ racingNow }: Moment): Promise<readonly string[]> {
    const days = new Set(ZONES.map((zone) => raceDayAt(racingNow, zone)));
    const found = await Promise.all(
      [...days].map(async (day) =>
        (await expectedTracks(day)).filter((track) => raceDayAt(racingNow, zoneOf(track)) === day),
      ),
    );
    return found.flat();
  }

  /** Every other track with a card around now, or expected to race, with its own today: time zones are hours apart. */
  async function otherTracks(moment: Moment, today: RaceDay) {
    const racing = await tracksRacing({ from: addDays(today, -1), to: addDays(today, 1) });
    const tracks = new Set([...racing, ...(await expectedAround(moment))]);
    tracks.delete(schedule.home);
    return [...tracks].map((track) => ({ track, day: raceDayAt(moment.racingNow, zoneOf(track)) }));
  }

  async function planDay(scope: JobScope, moment: Moment): Promise<void> {
    const stored = await jobs.ofDay(scope);
    const card = await cardAtPost(scope.track, scope.day);
    const planned = plannedJobs(scope, { schedule, isSetUp, card, moment, stored });
    if (!isPlannedAlready(planned, stored)) await jobs.plan(scope, planned, moment.now);
    const upcoming = planned.filter(({ dueAt }) => dueAt > moment.racingNow);
    await jobs.reopen(movedOn(upcoming, stored, schedule));
  }

  return {
    async plan() {
      const moment = momentOf(clock, racingClock);
      const today = raceDayAt(moment.racingNow, schedule.timeZone);
      for (const day of [today, addDays(today, 1)])
        await planDay({ clock: moment.clock, track: schedule.home, day }, moment);
      for (const { track, day } of await otherTracks(moment, today))
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
