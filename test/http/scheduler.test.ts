import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { aClaim, aPlannedJob, JOB_SCOPE } from '#test/support/a-job.ts';
import { present } from '#test/support/present.ts';
import { signUp, signUpAdmin } from './browser.ts';
import { BEFORE_RACE_1, openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('The scheduler over HTTP');

async function opened(options: ServerOptions = {}) {
  const server = await openTestServer(options);
  const admin = server.browser();
  await signUpAdmin(admin);
  return { server, admin };
}

async function withServer<T>(
  options: ServerOptions,
  work: (stage: Awaited<ReturnType<typeof opened>>) => Promise<T>,
) {
  const opening = await opened(options);
  return work(opening).finally(opening.server.close);
}

/** A point of race 1 of the card, half an hour before its post. */
const HALF_AN_HOUR = aPlannedJob({ raceNumber: 1, name: '30-minutes', dueAt: BEFORE_RACE_1 });
const MOMENT = { now: BEFORE_RACE_1, racingNow: BEFORE_RACE_1, clock: 0 };

test('in development it is inactive and says why, and still shows the next race and refresh', () =>
  withServer({}, async ({ admin }) => {
    const status = await admin.call('GET /api/scheduler/status', {});
    assert.equal([status.schedulerActive, status.hasUpcomingRaces], [false, true]);
    assert.equal(status.nextRace, {
      raceNumber: 1,
      postTime: '2025-08-02T17:05:00.000Z',
      nextRefresh: {
        name: '10 minutes before post',
        dueAt: '2025-08-02T16:55:00.000Z',
        minutesUntil: 20,
      },
    });
    assert.equal(status.environment, { app_env: 'development' });
    assert.is(status.currentTime, '2025-08-02T16:35:00.000Z');
    assert.is(status.reason.code, 'development');
    assert.equal(
      status.nextDailyJobs.map(({ job, date, dueAt }) => `${job} ${date} ${dueAt.slice(11, 16)}`),
      [
        'tidy 2025-08-03 07:30',
        'data-sync 2025-08-03 10:00',
        'workflow 2025-08-03 12:00',
        'heads 2025-08-03 14:00',
      ],
    );
  }));

test('started by hand it is active, and a second start changes nothing', () =>
  withServer({}, async ({ admin }) => {
    const start = () => admin.call('POST /api/scheduler/force-start', { body: {} });
    assert.equal([(await start()).wasActive, (await start()).wasActive], [false, true]);
    const { schedulerActive, reason } = await admin.call('GET /api/scheduler/status', {});
    assert.equal([schedulerActive, reason.code], [true, 'forced']);
  }));

test('a worker of another process makes it active, one with an old heartbeat does not', () =>
  withServer({}, async ({ server, admin }) => {
    const heartbeat = (ago: number) => {
      const then = shift(BEFORE_RACE_1, -ago);
      return server.clockwork.workers.recordHeartbeat({
        id: 'w1',
        clock: 0,
        startedAt: then,
        heartbeatAt: then,
      });
    };
    await heartbeat(MINUTE);
    assert.is((await admin.call('GET /api/scheduler/status', {})).schedulerActive, false);
    await heartbeat(SECOND);
    const { schedulerActive, reason, workers } = await admin.call('GET /api/scheduler/status', {});
    assert.equal([schedulerActive, reason.code, workers.length], [true, 'elsewhere', 1]);
  }));

test('after the last race nothing is upcoming', () =>
  withServer({ racingNow: shift(BEFORE_RACE_1, 600 * MINUTE) }, async ({ admin }) => {
    const { hasUpcomingRaces, nextRace } = await admin.call('GET /api/scheduler/status', {});
    assert.equal([hasUpcomingRaces, nextRace], [false, null]);
  }));

test('log, figures and run sheet show how a refresh ended', () =>
  withServer({}, async ({ server, admin }) => {
    const { jobs: jobStore } = server.clockwork;
    await jobStore.plan(JOB_SCOPE, [HALF_AN_HOUR], BEFORE_RACE_1);
    const mine = present(await jobStore.claim(aClaim('w1', MOMENT, HALF_AN_HOUR)));
    const end = { holder: null, leaseUntil: null, endedAt: shift(BEFORE_RACE_1, SECOND) } as const;
    const why = { sentence: 'The host is down (502).', code: 'source.unavailable', tries: 1 };
    await jobStore.settle(mine, { ...mine, ...end, ...why, state: 'failed', runId: 'run-7' });
    const [line] = await admin.call('GET /api/admin/refresh-logs', {});
    assert.equal(line, {
      level: 'error',
      message: 'Race 1, 30 minutes before post failed: The host is down (502).',
      timestamp: '2025-08-02T16:35:01.000Z',
      details: {
        ...{ raceNumber: 1, refreshPoint: '30-minutes', error: 'The host is down (502).' },
        ...{ track: 'saratoga', date: '2025-08-02', state: 'failed', runId: 'run-7' },
      },
    });
    assert.equal(await admin.call('GET /api/admin/refresh-stats', {}), {
      ...{ today: 1, successRate: 0, failedToday: 1, missedToday: 0 },
      lastFailure: '2025-08-02T16:35:01.000Z',
      lastFailureMessage: present(line).message,
    });
    const { races, dailyJobs } = await admin.call('GET /api/admin/race-day', {});
    const [first] = races;
    assert.equal(
      present(first).points.map(({ name, state }) => `${name} ${state}`),
      [
        '30-minutes failed',
        '10-minutes null',
        '5-minutes null',
        '1-minute null',
        'post null',
        'results null',
      ],
    );
    assert.equal([races.length, dailyJobs.length], [2, 6]);
  }));

test('a day without a card has daily jobs only, and an invalid date is refused', () =>
  withServer({}, async ({ admin }) => {
    const answer = await admin.ask('GET', '/api/admin/race-day?date=2025-08-05');
    const sheet = answer.json() as { readonly races: unknown[]; readonly dailyJobs: unknown[] };
    assert.equal([sheet.races.length, sheet.dailyJobs.length], [0, 4]);
    for (const date of ['2025-02-30', 'tomorrow', ''])
      assert.is((await admin.ask('GET', `/api/admin/race-day?date=${date}`)).status, 400, date);
  }));

test('without anything settled there is no rate, and no failure', () =>
  withServer({}, async ({ admin }) => {
    const { today, successRate, lastFailure } = await admin.call('GET /api/admin/refresh-stats', {});
    assert.equal([today, successRate, lastFailure], [0, null, null]);
    assert.equal(await admin.call('GET /api/admin/refresh-logs', {}), []);
  }));

test('a member who is not an administrator is refused', () =>
  withServer({}, async ({ server }) => {
    const anna = server.browser();
    await signUp(anna, 'anna@example.com');
    for (const path of ['scheduler/status', 'admin/refresh-logs', 'admin/refresh-stats', 'admin/race-day'])
      assert.is((await anna.ask('GET', `/api/${path}`)).status, 403, path);
    assert.is((await anna.ask('POST', '/api/scheduler/force-start', { body: {} })).status, 403);
  }));

test.run();
