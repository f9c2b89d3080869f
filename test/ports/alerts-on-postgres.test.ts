import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openMail } from '#adapters/mail/mail.ts';
import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { type Database, openDatabase } from '#adapters/postgres/database.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { SCHEDULE } from '#config/schedule.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeAlertFailure } from '#core/schedule/use-cases/alert-failure.ts';
import { aJob } from '#test/support/a-job.ts';
import { openMailServer } from '#test/support/mail-server.ts';
import { present } from '#test/support/present.ts';
import { openTestDatabase, testServer } from '#test/support/test-database.ts';

const test = suite('Failures by mail, of several workers on one database');

const ILL = {
  state: 'failed',
  code: 'source.unavailable',
  sentence: 'The host is down (502).',
} as const;

function workerOn(database: Database, smtpUrl: string, later = 0) {
  return makeAlertFailure({
    sendMail: openMail({ smtpUrl, from: 'no-reply@racing.example.com' }),
    to: 'boss@example.com',
    site: null,
    attempts: makePostgresAttemptStore(database),
    withLock: database.withLock,
    schedule: SCHEDULE,
    clock: () => shift(machineClock(), later),
    log: () => undefined,
    logError: (error) => assert.unreachable(String(error)),
  });
}

test('four failures of one cause at once are one mail, and an hour later there is another', async () => {
  const [mail, opened] = [await openMailServer(), await openTestDatabase()];
  const other = openDatabase((await testServer()).connection(opened.name), { size: 3 });
  try {
    const workers = [workerOn(opened.database, mail.url), workerOn(other, mail.url)];
    const failures = [1, 2].flatMap((raceNumber) =>
      workers.map((alert) => alert(aJob({ ...ILL, raceNumber }))),
    );
    await Promise.all(failures);
    assert.is(mail.received.length, 1);
    const [received] = mail.received;
    assert.equal(present(received).to, ['boss@example.com']);
    assert.match(present(received).source, 'The host is down (502).');
    await workerOn(other, mail.url, HOUR + 1)(aJob(ILL));
    assert.is(mail.received.length, 2);
  } finally {
    await Promise.all([mail.close(), other.close()]);
    await opened.close();
  }
});

test.run();
