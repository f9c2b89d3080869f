import { SCHEDULE } from '#config/schedule.ts';
import type { Race } from '#core/card/race.ts';
import { type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { Job } from '#core/schedule/job.ts';
import type { Alarm, JobSheet, JobStore, RunJob } from '#core/schedule/ports.ts';
import { makeClaimJob } from '#core/schedule/use-cases/claim-job.ts';
import { makePlanJobs } from '#core/schedule/use-cases/plan-jobs.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { aCard } from './a-card.ts';
import { JOB_DAY, JOB_DUE } from './a-job.ts';
import { aRace } from './a-race.ts';
import { cardsAs } from './cards-as.ts';

/** The post time of race 3: ten minutes after its job is due. */
export const POST = shift(JOB_DUE, 10 * MINUTE);

export interface RoomOptions {
  readonly jobs?: JobStore & JobSheet;
  readonly runJob?: RunJob;
  /** How far the racing clock is ahead. */
  readonly clock?: number;
}

const SUCCEEDS: RunJob = async () => ({ runId: 'run-1', failure: null, note: null });

/** A race day with race 3 alone, on a clock of the test; alarms go off when the test says so. */
export function clockworkRoom({
  jobs: jobStore = makeMemoryJobStore(),
  runJob = SUCCEEDS,
  clock = 0,
}: RoomOptions = {}) {
  let racingNow: Instant = shift(POST, -60 * MINUTE);
  let races: readonly Race[] = [aRace({ number: 3, day: JOB_DAY, postTime: POST })];
  const alarms: Alarm[] = [];
  const alerts: Job[] = [];
  const errors: unknown[] = [];
  const clocks = { clock: () => instant(racingNow - clock), racingClock: () => racingNow };
  const planning = makePlanJobs({
    cards: cardsAs((_, day) => (day === JOB_DAY && races.length > 0 ? aCard({ races }) : null)),
    jobs: jobStore,
    schedule: SCHEDULE,
    tracksRacing: async () => [],
    expectedTracks: async () => [],
    isSetUp: (act) => act === 'odds' || act === 'results',
    setAlarms: async (set) => void alarms.push(...set),
    ...clocks,
  });
  const take = makeClaimJob({
    jobs: jobStore,
    schedule: SCHEDULE,
    runJob: (job) => runJob(job),
    alert: async (job) => void alerts.push(job),
    ...clocks,
    runEvery: () => () => undefined,
    sleep: async () => undefined,
    logError: (error) => void errors.push(error),
  });
  const scope = { clock, track: 'saratoga', day: JOB_DAY };
  return {
    jobs: jobStore,
    planning,
    take,
    alarms,
    alerts,
    errors,
    scope,
    at: (minutesToPost: number) => {
      racingNow = shift(POST, -minutesToPost * MINUTE);
    },
    importFacts: (importedRaces: readonly Race[]) => {
      races = importedRaces;
    },
    /** Every job of race 3 as `name state`. */
    states: async () => (await jobStore.ofDay(scope)).map(({ name, state }) => `${name} ${state}`),
    /** Runs what is due now, as a worker that gets every alarm. */
    async runDue(holder = 'w1') {
      const due = await jobStore.dueJobs({ now: clocks.clock(), racingNow, clock }, racingNow);
      const taken: (Job | null)[] = [];
      for (const job of due) taken.push(await take(job, holder));
      return taken;
    },
  };
}
