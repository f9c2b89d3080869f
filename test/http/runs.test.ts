import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '#contract/calls.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { present } from '#test/support/present.ts';
import { signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Runs over HTTP');

const fetchers = {
  races: async () => ({ expected: 10, received: 7, faults: ['Race 4 cannot be read.'] }),
  weather: () => Promise.reject(new Refusal('invalid', 'source.changed', 'It has another shape now.')),
};

async function withRuns<T>(work: (stage: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
  const opening = await opened();
  return work(opening).finally(opening.server.close);
}

const listed = async (admin: TestBrowser, query = '') =>
  (await admin.ask('GET', `/api/scrapers/runs${query}`)).json() as Calls['GET /api/scrapers/runs']['reply'];

async function opened() {
  const server = await openTestServer({ fetchers });
  const [admin, member] = [server.browser(), server.browser()];
  await signUpAdmin(admin);
  await signUp(member, 'anna@example.com');
  for (const source of ['races', 'weather']) await member.ask('POST', `/api/sync/${source}`, { body: {} });
  return { server, admin, member };
}

test('every run is listed with items received of items expected', () =>
  withRuns(async ({ admin }) => {
    const { runs } = await listed(admin);
    const races = present(runs.find(({ scraper }) => scraper === 'races'));
    assert.equal([races.status, races.received, races.expected], ['partial', 7, 10]);
    assert.ok(races.faults.includes('Race 4 cannot be read.'));
    const failed = await listed(admin, '?status=failed');
    assert.equal(
      failed.runs.map(({ label, faults }) => [label, faults]),
      [['Weather', ['It has another shape now.']]],
    );
  }));

test('a run has its failed attempts and its log; an unknown one is 404', () =>
  withRuns(async ({ admin }) => {
    const { runs } = await listed(admin, '?status=failed');
    const run = await admin.call('GET /api/scrapers/runs/{runId}', {
      params: { runId: present(runs[0]).id },
    });
    assert.is(present(run.failedTries[0]).sentence, 'It has another shape now.');
    assert.ok(Array.isArray(run.lines));
    assert.is((await admin.ask('GET', '/api/scrapers/runs/none')).status, 404);
  }));

test('members cannot read runs, and an invalid status or number is refused', () =>
  withRuns(async ({ admin, member }) => {
    assert.is((await member.ask('GET', '/api/scrapers/runs')).status, 403);
    for (const query of ['status=asleep', 'limit=0', 'limit=501', 'limit=many'])
      assert.is((await admin.ask('GET', `/api/scrapers/runs?${query}`)).status, 400, query);
  }));

test.run();
