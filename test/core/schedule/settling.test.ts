import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { DAY, HOUR, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { punctualityOf } from '#core/schedule/punctuality.ts';
import { refreshLine, refreshStats } from '#core/schedule/refresh-log.ts';
import { ruleNamed } from '#core/schedule/rules.ts';
import { completedJob, missedJob } from '#core/schedule/settling.ts';
import { afterDue, aJob, JOB_DUE } from '#test/support/a-job.ts';
import { present } from '#test/support/present.ts';

const test = suite('Settling points');

const rule = (name: string) => present(ruleNamed(SCHEDULE, name));
const punctual = (name: string, after: number) => punctualityOf(rule(name), JOB_DUE, shift(JOB_DUE, after));
const WELL = { runId: 'run-1', failure: null, note: null };
const ILL = {
  runId: 'run-1',
  failure: makeFailure('source.unavailable', 'The host is down (502).'),
  note: null,
};

const running = (after: number, change = {}) =>
  aJob({
    state: 'running',
    holder: 'w1',
    startedAt: afterDue(after).now,
    leaseUntil: JOB_DUE,
    ...change,
  });

test('odds are in time, late, and then missed: a past moment cannot be had again', () => {
  assert.equal(
    [0, 20 * SECOND, 21 * SECOND, 3 * MINUTE, 3 * MINUTE + 1].map((after) => punctual('10-minutes', after)),
    ['in-time', 'in-time', 'late', 'late', 'too-late'],
  );
});

test('what the work found is said of a job that went well', () => {
  const job = completedJob(
    running(0, { name: 'data-sync', track: 'aqueduct', raceNumber: 0 }),
    rule('data-sync'),
    { ...WELL, remark: 'No racing today.' },
    afterDue(SECOND),
  );
  assert.equal([job.state, job.code], ['done', null]);
  const { level, message } = refreshLine(job, SCHEDULE);
  assert.is(level, 'info');
  assert.match(message, /^Aqueduct, .* done: No racing today\.$/);
});

test('late odds of one point never reach into the next', () => {
  const odds = SCHEDULE.raceJobs.filter(({ act }) => act === 'odds');
  for (const [index, { name, minutesToPost, lateFor }] of odds.entries()) {
    const next = odds[index + 1];
    if (next !== undefined) assert.ok(lateFor < (minutesToPost - next.minutesToPost) * MINUTE, name);
  }
});

test('a result is caught up the next day, and not a week later', () => {
  assert.equal(
    [MINUTE, 5 * MINUTE, 6 * MINUTE, DAY, 7 * DAY].map((after) => punctual('results', after)),
    ['in-time', 'late', 'to-catch-up', 'to-catch-up', 'too-late'],
  );
});

test('what was begun in time is done, however long it took; what was begun late is late', () => {
  const done = completedJob(running(SECOND), rule('10-minutes'), WELL, afterDue(5 * MINUTE));
  assert.equal([done.state, done.runId, done.holder, done.leaseUntil], ['done', 'run-1', null, null]);
  assert.is(completedJob(running(MINUTE), rule('10-minutes'), WELL, afterDue(MINUTE)).state, 'late');
});

test('lateness is measured on the racing clock, whatever the machine shows', () => {
  const clock = -2_000 * HOUR;
  const begun = running(0, { clock, startedAt: afterDue(40 * SECOND, clock).now });
  assert.is(completedJob(begun, rule('10-minutes'), WELL, afterDue(50 * SECOND, clock)).state, 'late');
});

test('odds that fail have failed; a result is tried again, later each time, before it has', () => {
  assert.is(completedJob(running(0), rule('10-minutes'), ILL, afterDue(0)).state, 'failed');
  let job = running(0, { name: 'results' });
  const waits: number[] = [];
  for (let tries = 1; tries < 5; tries += 1) {
    job = completedJob(job, rule('results'), ILL, afterDue(0));
    assert.equal(
      [job.state, job.tries, job.code, job.endedAt],
      ['planned', tries, 'source.unavailable', null],
    );
    waits.push((job.fireAt - JOB_DUE) / MINUTE);
  }
  assert.equal(waits, [5, 10, 30, 60]);
  assert.is(completedJob(job, rule('results'), ILL, afterDue(0)).state, 'failed');
});

test('what is missing is fetched again, and leaves the job partial when it does not come', () => {
  const short = { ...WELL, note: 'The run of odds is partial, 7 of 10.' };
  const odds = completedJob(running(0), rule('10-minutes'), short, afterDue(SECOND));
  assert.equal([odds.state, odds.sentence, odds.code], ['partial', short.note, 'schedule.incomplete']);
  const first = completedJob(running(0, { name: 'workflow' }), rule('workflow'), short, afterDue(0));
  assert.equal([first.state, first.fireAt - JOB_DUE], ['planned', 5 * MINUTE]);
  const last = completedJob({ ...first, tries: 2 }, rule('workflow'), short, afterDue(0));
  assert.is(last.state, 'partial');
  const healed = completedJob({ ...first, startedAt: afterDue(0).now }, rule('workflow'), WELL, afterDue(0));
  assert.equal([healed.state, healed.sentence, healed.code], ['done', null, null]);
});

test('the log says what is past, how late it was and why it failed', () => {
  const lines = [
    completedJob(running(0), rule('10-minutes'), WELL, afterDue(SECOND)),
    completedJob(running(40 * SECOND), rule('10-minutes'), WELL, afterDue(41 * SECOND)),
    completedJob(running(0), rule('10-minutes'), ILL, afterDue(SECOND)),
    missedJob(running(HOUR), afterDue(HOUR)),
    aJob({ state: 'partial', sentence: '7 of 10 received.', startedAt: JOB_DUE }),
  ].map((job) => refreshLine(job, SCHEDULE));
  assert.equal(
    lines.map(({ level, message }) => `${level}: ${message}`),
    [
      'info: Race 3, 10 minutes before post done.',
      'warning: Race 3, 10 minutes before post done 40 s late.',
      'error: Race 3, 10 minutes before post failed: The host is down (502).',
      'error: Race 3, 10 minutes before post missed: No worker was running when it was due, and it cannot be done later.',
      'warning: Race 3, 10 minutes before post partial: 7 of 10 received.',
    ],
  );
  assert.equal(present(lines[2]).details, {
    ...{ raceNumber: 3, refreshPoint: '10-minutes', error: 'The host is down (502).' },
    ...{ track: 'saratoga', date: '2025-08-02', state: 'failed', runId: 'run-1' },
  });
});

test('of settled jobs those that failed, were missed or are partial are no success; without any there is no rate', () => {
  const points = ['done', 'late', 'caught-up', 'failed', 'missed', 'partial', 'planned', 'running'] as const;
  assert.equal(refreshStats(points.map((state) => aJob({ state }))), {
    ...{ today: 6, successRate: 50, failedToday: 1, missedToday: 1 },
  });
  assert.is(refreshStats([]).successRate, null);
});

test.run();
