import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer, type TestServer } from './open-test-server.ts';

const test = suite<{ server: TestServer; admin: TestBrowser }>('Results in doubt over HTTP');

const DOUBTFUL = aSheet({
  races: [aRaceResult({ raceNumber: 6, doubts: [aDoubt()] }), aRaceResult({ raceNumber: 7 })],
});
const ANSWER = { track: 'SAR', date: RESULTS_DAY, raceNumber: 6, why: 'The stewards said so' };

test.before.each(async (context) => {
  context.server = await openTestServer({ results: [DOUBTFUL] });
  context.admin = context.server.browser();
  await signUpAdmin(context.admin);
});
test.after.each(({ server }) => server.close());

test('an administrator sees the race with its doubt and decides it, also a second time', async ({
  admin,
}) => {
  const before = await admin.call('GET /api/admin/doubtful-results', {});
  assert.equal(before, {
    open: 1,
    races: [
      {
        track: 'SAR',
        date: RESULTS_DAY,
        raceNumber: 6,
        source: 'Chart of invented races',
        doubts: [aDoubt().sentence],
        choices: ['order', 'payoffs', 'left-out'],
        decision: null,
      },
    ],
  });
  const decided = await admin.call('POST /api/admin/doubtful-results/decision', {
    body: { ...ANSWER, choice: 'payoffs' },
  });
  assert.is(decided.message, 'SAR 2020-08-08, race 6: the payoffs are right.');
  await admin.call('POST /api/admin/doubtful-results/decision', { body: { ...ANSWER, choice: 'left-out' } });
  const { open, races } = await admin.call('GET /api/admin/doubtful-results', {});
  assert.equal([open, races[0]?.decision?.choice, races[0]?.decision?.why], [0, 'left-out', ANSWER.why]);
});

test('a race that is not in doubt is not found', async ({ admin }) => {
  const answer = await admin.ask('POST', '/api/admin/doubtful-results/decision', {
    body: { ...ANSWER, raceNumber: 7, choice: 'order' },
  });
  assert.is(answer.status, 404);
  assert.match(answer.text, 'Nothing about race 7 of SAR on 2020-08-08 is in doubt.');
});

test('a track code may have four characters', async ({ admin }) => {
  const answer = await admin.ask('POST', '/api/admin/doubtful-results/decision', {
    body: { ...ANSWER, track: 'QQQQ', raceNumber: 2, choice: 'order' },
  });
  assert.is(answer.status, 404);
  assert.match(answer.text, 'Nothing about race 2 of QQQQ on 2020-08-08 is in doubt.');
});

test.run();
