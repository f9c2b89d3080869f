import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeAlertFailure } from '#core/schedule/use-cases/alert-failure.ts';
import { makeMemoryAttemptStore } from '#test/doubles/attempt-store.ts';
import { aJob, JOB_DUE } from '#test/support/a-job.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { present } from '#test/support/present.ts';

const test = suite('Failures by mail');

const ILL = {
  state: 'failed',
  code: 'source.unavailable',
  sentence: 'The host is down (502).',
} as const;

function room(to: string | null = 'boss@example.com') {
  let now: Instant = JOB_DUE;
  let isMailDown = false;
  const mails: { readonly to: string; readonly subject: string; readonly text: string }[] = [];
  const logged: string[] = [];
  const errors: unknown[] = [];
  const deps = {
    sendMail: async (mail: (typeof mails)[number]) => {
      if (isMailDown) throw new Refusal('unavailable', 'mail.unavailable', 'The mail could not be sent.');
      mails.push(mail);
    },
    to,
    site: 'https://racing.example.com',
    attempts: makeMemoryAttemptStore(),
    withLock: makeWithLock(),
    schedule: SCHEDULE,
    clock: () => now,
    log: (_: unknown, message: string) => void logged.push(message),
    logError: (error: unknown) => void errors.push(error),
  };
  return {
    alert: makeAlertFailure(deps),
    other: makeAlertFailure(deps),
    mails,
    logged,
    errors,
    pass: (milliseconds: number) => {
      now = shift(now, milliseconds);
    },
    breakMail: (isDown: boolean) => {
      isMailDown = isDown;
    },
  };
}

test('a failure at one track is mailed for that track, a host that is down once for all tracks', async () => {
  const { alert, mails } = room();
  const noResult = { ...ILL, name: 'results', code: 'schedule.no-result', sentence: 'No result yet.' };
  await alert(aJob(noResult));
  await alert(aJob({ ...noResult, track: 'aqueduct' }));
  await alert(aJob({ ...noResult, track: 'aqueduct', raceNumber: 4 }));
  assert.equal(
    mails.map(({ subject }) => subject),
    [
      'Clubhouse Turn: Race 3, results 15 minutes after post failed',
      'Clubhouse Turn: Aqueduct, race 3, results 15 minutes after post failed',
    ],
  );
  await alert(aJob({ ...ILL, track: 'aqueduct' }));
  await alert(aJob({ ...ILL, track: 'del-mar' }));
  await alert(aJob(ILL));
  assert.is(mails.length, 3);
});

test('a paused source appears in the log only', async () => {
  const { alert, mails, logged } = room();
  const sentence = 'Live odds: this source is paused until 2025-08-02 3:00 PM ET.';
  await alert(aJob({ state: 'failed', code: 'operations.paused', sentence }));
  assert.equal([mails.length, logged.length], [0, 1]);
});

test('a failure is mailed with race, point, reason, run and where to look', async () => {
  const { alert, mails } = room();
  await alert(aJob({ ...ILL, runId: 'run-7' }));
  const [mail] = mails;
  assert.equal(
    [present(mail).to, present(mail).subject],
    ['boss@example.com', 'Clubhouse Turn: Race 3, 10 minutes before post failed'],
  );
  for (const part of ['2025-08-02', 'The host is down (502).', 'run-7', 'https://racing.example.com/admin'])
    assert.ok(present(mail).text.includes(part), part);
});

test('of one cause there is one mail an hour, whichever worker and race; the log has them all', async () => {
  const { alert, other, mails, logged, pass } = room();
  await Promise.all([alert(aJob(ILL)), other(aJob({ ...ILL, raceNumber: 4 }))]);
  pass(59 * MINUTE);
  await other(aJob({ ...ILL, raceNumber: 5, name: '5-minutes' }));
  assert.equal([mails.length, logged.length], [1, 3]);
  pass(MINUTE + 1);
  await alert(aJob(ILL));
  assert.is(mails.length, 2);
});

test('another cause has a mail of its own', async () => {
  const { alert, mails } = room();
  await alert(aJob(ILL));
  await alert(aJob({ ...ILL, code: 'source.blocked' }));
  await alert(aJob({ ...ILL, name: 'results' }));
  await alert(aJob({ state: 'missed', code: 'schedule.missed' }));
  assert.is(mails.length, 4);
});

test('a mail that could not be sent is logged, and does not use up the hour', async () => {
  const { alert, mails, errors, breakMail, pass } = room();
  breakMail(true);
  await alert(aJob(ILL));
  assert.equal([mails.length, errors.length], [0, 1]);
  breakMail(false);
  pass(MINUTE);
  await alert(aJob(ILL));
  assert.is(mails.length, 1);
});

test('without an address it is in the log only', async () => {
  const { alert, mails, logged, pass } = room(null);
  await alert(aJob(ILL));
  pass(HOUR);
  assert.equal([mails.length, logged.length], [0, 1]);
  assert.match(present(logged[0]), 'Race 3, 10 minutes before post on 2025-08-02 failed: The host');
});

test.run();
