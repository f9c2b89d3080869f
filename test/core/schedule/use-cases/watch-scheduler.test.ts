import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import type { Race } from '#core/card/race.ts';
import { HOUR, type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { FORCED, type SchedulerState } from '#core/schedule/scheduler-state.ts';
import { makeWatchScheduler, WORKER_LOST_MS } from '#core/schedule/use-cases/watch-scheduler.ts';
import { makeMemoryJobStore } from '#test/doubles/job-store.ts';
import { makeMemoryWorkerRegister } from '#test/doubles/worker-register.ts';
import { aCard } from '#test/support/a-card.ts';
import { aClaim, afterDue, aPlannedJob, JOB_DAY, JOB_DUE, JOB_SCOPE } from '#test/support/a-job.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The scheduler, as it is seen');

const OFF: SchedulerState = { isActive: false, code: 'development', sentence: 'It is off.' };
const POST = shift(JOB_DUE, 10 * MINUTE);

function room({
  now = JOB_DUE,
  races = [aRace({ number: 3, postTime: POST })],
  state = OFF,
  ahead = 0,
}: {
  now?: Instant;
  races?: readonly Race[];
  state?: SchedulerState;
  ahead?: number;
} = {}) {
  const [store, workers] = [makeMemoryJobStore(), makeMemoryWorkerRegister()];
  const readDays: string[] = [];
  const jobs: typeof store = {
    ...store,
    async ofDay(scope) {
      readDays.push(`${scope.track} ${scope.day}`);
      return store.ofDay(scope);
    },
  };
  const watch = makeWatchScheduler({
    cards: {
      cardFor: async (_, day: RaceDay) =>
        day === JOB_DAY && races.length > 0 ? { card: aCard({ races }), contentHash: 'h' } : null,
    },
    jobs,
    workers,
    schedule: SCHEDULE,
    isSetUp: (act) => act !== 'expert-picks',
    schedulerState: () => state,
    clock: () => instant(now - ahead),
    racingClock: () => now,
  });
  const heartbeat = (ago: number, clock = ahead) =>
    workers.recordHeartbeat({ id: 'w1', clock, startedAt: JOB_DUE, heartbeatAt: instant(now - ahead - ago) });
  return { watch, jobs, readDays, heartbeat };
}

test('the next race is the first before its post time, with its next refresh', async () => {
  const races = [
    aRace({ number: 5, postTime: shift(POST, HOUR) }),
    aRace({ number: 3, postTime: POST }),
    aRace({ number: 4, postTime: shift(POST, MINUTE), isCancelled: true }),
    aRace({ number: 2, postTime: shift(JOB_DUE, -HOUR) }),
    aRace({ number: 6, postTime: null }),
  ];
  const { nextRace, upcoming } = await room({ races }).watch.status();
  const next = present(nextRace);
  assert.equal([next.race.number, upcoming], [3, 2]);
  assert.equal([next.refresh?.rule.name, next.refresh?.minutesUntil], ['5-minutes', 5]);
});

test('the stored jobs of a day are read once, at another track too', async () => {
  const { watch, readDays } = room();
  await watch.runSheet(null, 'aqueduct');
  assert.equal(readDays, [`aqueduct ${JOB_DAY}`]);
  await watch.status('aqueduct');
  assert.equal(readDays.slice(1), [`aqueduct ${JOB_DAY}`, `aqueduct ${addDays(JOB_DAY, 1)}`]);
});

test('after its last refresh a race has none left; after the last race there is no next', async () => {
  const early = [aRace({ number: 3, postTime: shift(JOB_DUE, 1) })];
  const { nextRace } = await room({ races: early }).watch.status();
  assert.is(present(nextRace).refresh?.rule.name, 'post');
  const over = await room({ now: shift(POST, 1) }).watch.status();
  assert.equal([over.nextRace, over.upcoming], [null, 0]);
});

test('daily jobs are named once, those of today first, and only for sources that are set up', async () => {
  const { nextDaily } = await room().watch.status();
  const names = nextDaily.map(({ rule }) => rule.name);
  assert.is(new Set(names).size, names.length);
  assert.not(names.includes('expert-picks'));
  assert.ok(nextDaily.every(({ dueAt }) => dueAt > JOB_DUE));
  assert.equal(
    new Set(nextDaily.map(({ day }) => day)),
    new Set([addDays(JOB_DAY, 1)]),
    '1 PM: today’s are over',
  );
});

test('a worker elsewhere makes the scheduler active while it sends heartbeats, on the same clock', async () => {
  const cases: readonly [number, number, string][] = [
    [0, 0, 'elsewhere'],
    [WORKER_LOST_MS, 0, 'elsewhere'],
    [WORKER_LOST_MS + 1, 0, 'development'],
    [0, HOUR, 'development'],
  ];
  for (const [ago, clock, code] of cases) {
    const { watch, heartbeat } = room();
    await heartbeat(ago, clock);
    assert.is((await watch.status()).state.code, code, `${ago} ${clock}`);
  }
  const { watch, heartbeat } = room({ state: FORCED });
  await heartbeat(0);
  assert.is((await watch.status()).state.code, 'forced', 'its own worker comes first');
});

test('the run sheet has a line for each job, planned or not', async () => {
  const { watch, jobs } = room();
  const planned = aPlannedJob({ name: '10-minutes', dueAt: shift(JOB_DUE, MINUTE) });
  await jobs.plan(JOB_SCOPE, [planned], JOB_DUE);
  const { races, daily, day } = await watch.runSheet(null);
  const lines = present(races[0]).jobs;
  assert.equal([day, lines.length, daily.length], [JOB_DAY, SCHEDULE.raceJobs.length, SCHEDULE.daily.length]);
  assert.equal(
    lines.filter(({ job }) => job !== null).map(({ rule }) => rule.name),
    ['10-minutes'],
  );
  assert.is(lines.find(({ job }) => job !== null)?.dueAt, planned.dueAt, 'as planned, not as computed');
});

test('the run sheet of another day has the jobs of the clock it was planned by', async () => {
  const tomorrow = addDays(JOB_DAY, 1);
  const { watch, jobs } = room();
  const scope = { ...JOB_SCOPE, clock: HOUR, day: tomorrow };
  await jobs.plan(scope, [aPlannedJob({ ...scope, raceNumber: 0, name: 'data-sync' })], JOB_DUE);
  const { races, daily } = await watch.runSheet(tomorrow);
  assert.equal(races, []);
  assert.equal(
    daily.filter(({ job }) => job !== null).map(({ rule }) => rule.name),
    ['data-sync'],
  );
  assert.is((await refused(watch.runSheet('tomorrow'))).code, 'card.bad-day');
});

test('the log has the settled jobs of a day, latest first, and the figures those of today', async () => {
  const { watch, jobs } = room({ now: shift(JOB_DUE, HOUR) });
  const names = ['30-minutes', '10-minutes'] as const;
  await jobs.plan(
    JOB_SCOPE,
    names.map((name) => aPlannedJob({ name })),
    JOB_DUE,
  );
  for (const [nth, name] of names.entries()) {
    const claimed = present(await jobs.claim(aClaim('w1', afterDue(0), aPlannedJob({ name }))));
    const [state, endedAt] = [nth === 0 ? 'done' : 'failed', shift(JOB_DUE, nth * MINUTE)] as const;
    await jobs.settle(claimed, { ...claimed, state, endedAt, sentence: nth === 0 ? null : 'Out of order.' });
  }
  const lines = await watch.log();
  assert.equal(
    lines.map(({ details }) => details.refreshPoint),
    ['10-minutes', '30-minutes'],
  );
  const { lastFailure, ...stats } = await watch.stats();
  assert.equal(stats, { today: 2, successRate: 50, failedToday: 1, missedToday: 0 });
  assert.is(lastFailure?.details.error, 'Out of order.');
});

test.run();
