import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { momentOf, onRacingClock } from '#core/schedule/clocks.ts';
import { isSettled, type Job, type JobState, jobText, plannedJob } from '#core/schedule/job.ts';
import {
  byDueTime,
  byNextTry,
  caughtUp,
  claimedBy,
  hasFailed,
  isClaimable,
  isDue,
  isInScope,
  isLost,
  isReopened,
  latestFirst,
  released,
  replanned,
  settledAs,
} from '#core/schedule/job-lifecycle.ts';
import { endOf, punctualityOf } from '#core/schedule/punctuality.ts';
import { afterDue, aJob, aPlannedJob, JOB_DUE, JOB_SCOPE } from '#test/support/a-job.ts';

const test = suite('The life of a scheduled job');

const STATES: readonly JobState[] = [
  'planned',
  'running',
  'done',
  'late',
  'partial',
  'missed',
  'caught-up',
  'failed',
];
const LEASE = shift(JOB_DUE, 20 * SECOND);
const running = (change: Partial<Job> = {}) =>
  aJob({ state: 'running', holder: 'w1', leaseUntil: LEASE, ...change });

test('a job is planned, running or settled', () => {
  assert.equal(
    STATES.filter((state) => !isSettled({ state })),
    ['planned', 'running'],
  );
  assert.equal(
    STATES.filter((state) => hasFailed(aJob({ state }))),
    ['partial', 'missed', 'failed'],
  );
});

test('each job has a text of its own', () => {
  const keys = [
    aPlannedJob(),
    aPlannedJob({ raceNumber: 4 }),
    aPlannedJob({ name: '5-minutes' }),
    aPlannedJob({ clock: 7 }),
    aPlannedJob({ track: 'belmont' }),
  ];
  assert.is(new Set(keys.map(jobText)).size, keys.length);
  assert.is(jobText(aPlannedJob()), jobText(aJob({ state: 'done', tries: 3 })));
});

test('a planned job can be claimed from its time on, by its own clock', () => {
  assert.is(isClaimable(aJob(), afterDue(-1)), false);
  assert.is(isClaimable(aJob(), afterDue(0)), true);
  assert.is(isClaimable(aJob(), afterDue(0, HOUR)), false);
  assert.is(
    isClaimable(aJob({ fireAt: shift(JOB_DUE, MINUTE) }), afterDue(0)),
    false,
    'its next try is later',
  );
});

test('a running job can be claimed only after its lease has run out', () => {
  assert.is(isClaimable(running(), afterDue(20 * SECOND)), false);
  assert.is(isClaimable(running(), afterDue(20 * SECOND + 1)), true);
  assert.is(isLost(running({ leaseUntil: null }), shift(LEASE, HOUR)), false);
});

test('settled jobs are never due', () => {
  for (const state of STATES.filter((candidate) => isSettled({ state: candidate })))
    assert.is(isDue(aJob({ state }), shift(JOB_DUE, HOUR), shift(JOB_DUE, HOUR)), false, state);
});

test('a claim and a release are each other’s inverse, but for the beginning', () => {
  const claimed = claimedBy(aJob(), 'w1', LEASE, JOB_DUE);
  assert.equal([claimed.state, claimed.holder, claimed.leaseUntil], ['running', 'w1', LEASE]);
  assert.equal(released(claimed), aJob({ startedAt: JOB_DUE }));
});

test('settling changes neither the key nor the due time nor the beginning', () => {
  const held = running({ startedAt: JOB_DUE });
  const outcome = aJob({
    state: 'done',
    name: 'other',
    dueAt: shift(JOB_DUE, HOUR),
    startedAt: null,
    endedAt: LEASE,
  });
  const settled = settledAs(held, outcome);
  assert.equal(
    [settled.name, settled.dueAt, settled.startedAt, settled.state, settled.endedAt],
    [held.name, JOB_DUE, JOB_DUE, 'done', LEASE],
  );
});

test('a planned job follows its post time, and starts over when it moves beyond its next try', () => {
  const later = aPlannedJob({ dueAt: shift(JOB_DUE, 10 * MINUTE) });
  assert.equal(replanned(aJob(), later), plannedJob(later));
  const failedOnce = aJob({ tries: 1, fireAt: shift(JOB_DUE, 5 * MINUTE), code: 'source.unavailable' });
  assert.equal(replanned(failedOnce, later), plannedJob(later));
  const nearer = aPlannedJob({ dueAt: shift(JOB_DUE, 2 * MINUTE) });
  assert.equal(replanned(failedOnce, nearer), { ...failedOnce, dueAt: nearer.dueAt });
});

test('planning again changes no other job', () => {
  const later = aPlannedJob({ dueAt: shift(JOB_DUE, 10 * MINUTE) });
  for (const state of STATES.filter((candidate) => candidate !== 'planned')) {
    const job = aJob({ state });
    assert.is(replanned(job, later), job, state);
  }
  const same = aJob({ tries: 2 });
  assert.is(replanned(same, aPlannedJob()), same);
});

test('a settled job is done again only at a later time', () => {
  const jobAt = (milliseconds: number) => aPlannedJob({ dueAt: shift(JOB_DUE, milliseconds) });
  const done = aJob({ state: 'done' });
  assert.equal(
    [-1, 0, 1].map((ms) => isReopened(done, jobAt(ms))),
    [false, false, true],
  );
  assert.is(isReopened(aJob(), jobAt(1)), false);
});

test('a job caught up has a sentence and no run of its own', () => {
  const job = caughtUp(
    aJob({ state: 'failed', runId: 'run-1', code: 'schedule.no-result' }),
    LEASE,
    'It came later.',
  );
  assert.equal(
    [job.state, job.endedAt, job.runId, job.code, job.sentence],
    ['caught-up', LEASE, null, null, 'It came later.'],
  );
});

test('jobs are listed by time, then race, then name', () => {
  const jobs = [
    aJob({ raceNumber: 2, name: 'b' }),
    aJob({ raceNumber: 2, name: 'a' }),
    aJob({ raceNumber: 10, name: 'a', dueAt: shift(JOB_DUE, -1), fireAt: shift(JOB_DUE, 5) }),
    aJob({ raceNumber: 1, name: 'z' }),
  ];
  const names = (order: (a: Job, b: Job) => number) =>
    [...jobs].sort(order).map(({ raceNumber, name }) => `${raceNumber}${name}`);
  assert.equal(names(byDueTime), ['10a', '1z', '2a', '2b']);
  assert.equal(names(byNextTry), ['1z', '2a', '2b', '10a']);
  const ended = jobs.map((job, nth) => ({ ...job, endedAt: shift(JOB_DUE, nth % 2) }));
  assert.equal(
    [...ended].sort(latestFirst).map(({ raceNumber, name }) => `${raceNumber}${name}`),
    ['1z', '2a', '2b', '10a'],
  );
});

test('a scope is one track, day and clock', () => {
  assert.ok(isInScope(aJob(), JOB_SCOPE));
  for (const other of [{ clock: 1 }, { track: 'belmont' }, { day: '2025-08-03' as never }])
    assert.not(isInScope(aJob(), { ...JOB_SCOPE, ...other }));
});

const RULE = { grace: 20 * SECOND, lateFor: 3 * MINUTE, catchUpFor: HOUR };

test('a job is on time, late, to catch up or too late, by the rule', () => {
  const after = (milliseconds: number) => punctualityOf(RULE, JOB_DUE, shift(JOB_DUE, milliseconds));
  assert.equal([-HOUR, 20 * SECOND, 20 * SECOND + 1, 3 * MINUTE, 3 * MINUTE + 1, HOUR, HOUR + 1].map(after), [
    'in-time',
    'in-time',
    'late',
    'late',
    'to-catch-up',
    'to-catch-up',
    'too-late',
  ]);
  assert.equal((['in-time', 'late', 'to-catch-up', 'too-late'] as const).map(endOf), [
    'done',
    'late',
    'caught-up',
    'missed',
  ]);
});

test('the distance of the clocks comes out the same although time passes between the looks', () => {
  let now = JOB_DUE as number;
  const clock = () => {
    now += 1;
    return shift(JOB_DUE, Math.floor((now - JOB_DUE) / 4));
  };
  const moment = momentOf(clock, () => shift(clock(), HOUR));
  assert.is(moment.clock, HOUR);
  assert.is(moment.racingNow - moment.now, HOUR);
  assert.is(onRacingClock(JOB_DUE, moment), shift(JOB_DUE, HOUR));
});

test.run();
