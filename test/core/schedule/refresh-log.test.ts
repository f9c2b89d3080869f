import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { HOUR, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import type { JobState } from '#core/schedule/job.ts';
import { movedOn } from '#core/schedule/moved-on.ts';
import { jobsOfRace, raceJobs } from '#core/schedule/race-jobs.ts';
import { jobLabel, refreshLine, refreshStats } from '#core/schedule/refresh-log.ts';
import { ruleNamed } from '#core/schedule/rules.ts';
import { aJob, aPlannedJob, JOB_DUE } from '#test/support/a-job.ts';

const test = suite('The refresh log, and jobs of a moved race');

const begun = (after: number, state: JobState = 'done') =>
  refreshLine(
    aJob({ state, startedAt: shift(JOB_DUE, after), endedAt: shift(JOB_DUE, after + SECOND) }),
    SCHEDULE,
  );

test('a job is named by its race and rule, one without a rule by its own name', () => {
  assert.is(jobLabel(aJob(), SCHEDULE), 'Race 3, 10 minutes before post');
  assert.is(jobLabel(aJob({ raceNumber: 0, name: 'picks' }), SCHEDULE), 'AI picks');
  assert.is(jobLabel(aJob({ name: 'gone-rule' }), SCHEDULE), 'Race 3, gone-rule');
  assert.is(ruleNamed(SCHEDULE, 'gone-rule'), null);
});

test('a delay is said from two seconds on, in seconds, minutes or hours', () => {
  const cases: readonly [number, string][] = [
    [1_999, 'done.'],
    [2 * SECOND, 'done 2 s late.'],
    [119 * SECOND, 'done 119 s late.'],
    [12 * MINUTE, 'done 12 min late.'],
    [119 * MINUTE, 'done 119 min late.'],
    [3 * HOUR, 'done 3 h late.'],
  ];
  for (const [after, end] of cases)
    assert.is(begun(after).message, `Race 3, 10 minutes before post ${end}`, String(after));
});

test('a delay is measured on the racing clock', () => {
  const job = aJob({ clock: HOUR, state: 'done', startedAt: shift(JOB_DUE, -HOUR), endedAt: JOB_DUE });
  assert.is(refreshLine(job, SCHEDULE).message, 'Race 3, 10 minutes before post done.');
});

test('a missed job never began, so it has no delay', () => {
  assert.is(begun(HOUR, 'missed').message, 'Race 3, 10 minutes before post missed.');
});

test('each state has its level, and only errors are errors', () => {
  const states = ['done', 'late', 'caught-up', 'partial', 'missed', 'failed'] as const;
  assert.equal(
    states.map((state) => begun(0, state).level),
    ['info', 'warning', 'warning', 'warning', 'error', 'error'],
  );
  const line = (state: JobState) =>
    refreshLine(aJob({ state, sentence: 'Out of order.' }), SCHEDULE).details.error;
  assert.equal(states.map(line), [null, null, null, null, 'Out of order.', 'Out of order.']);
});

test('a job of the whole day has no race number, and without an end its due time', () => {
  const { details, timestamp } = refreshLine(aJob({ raceNumber: 0, state: 'missed' }), SCHEDULE);
  assert.equal(
    [details.raceNumber, details.date, timestamp],
    [null, '2025-08-02', new Date(JOB_DUE).toISOString()],
  );
});

test('the rate counts complete jobs of all settled ones', () => {
  const jobs = (['done', 'late', 'partial', 'planned'] as const).map((state) => aJob({ state }));
  assert.equal(refreshStats(jobs), { today: 3, successRate: 66.7, failedToday: 0, missedToday: 0 });
  assert.is(refreshStats([]).successRate, null);
});

const POST = shift(JOB_DUE, 10 * MINUTE);
const race = { number: 3, postTime: POST };

test('a race has a job for each rule, earliest first, and results after the post', () => {
  const jobs = jobsOfRace(race, SCHEDULE.raceJobs);
  assert.equal(
    jobs.map(({ rule, dueAt }) => [rule.name, (POST - dueAt) / MINUTE]),
    [
      ['30-minutes', 30],
      ['10-minutes', 10],
      ['5-minutes', 5],
      ['1-minute', 1],
      ['post', 0],
      ['results', -15],
    ],
  );
});

test('a canceled race and one without a post time have no jobs', () => {
  const races = [
    race,
    { ...race, number: 4, isCancelled: true as const },
    { ...race, number: 5, postTime: null },
  ];
  assert.equal(new Set(raceJobs(races, SCHEDULE.raceJobs).map(({ raceNumber }) => raceNumber)), new Set([3]));
});

const moved = (name: string, state: JobState, by: number) =>
  movedOn([aPlannedJob({ name, dueAt: shift(JOB_DUE, by) })], [aJob({ name, state })], SCHEDULE).length;

test('odds are fetched again after a move beyond the time they count for', () => {
  const { lateFor } = ruleNamed(SCHEDULE, '10-minutes') ?? { lateFor: 0 };
  assert.equal([moved('10-minutes', 'done', lateFor), moved('10-minutes', 'done', lateFor + 1)], [0, 1]);
  assert.is(moved('10-minutes', 'missed', HOUR), 1);
});

test('a result that arrived stays, one that did not is fetched again', () => {
  assert.equal([moved('results', 'done', HOUR), moved('results', 'caught-up', HOUR)], [0, 0]);
  assert.equal([moved('results', 'failed', HOUR), moved('results', 'missed', HOUR)], [1, 1]);
});

test('open jobs, daily jobs and jobs without a rule are not done again', () => {
  assert.equal([moved('10-minutes', 'planned', HOUR), moved('10-minutes', 'running', HOUR)], [0, 0]);
  assert.equal([moved('picks', 'failed', HOUR), moved('gone-rule', 'failed', HOUR)], [0, 0]);
});

test.run();
