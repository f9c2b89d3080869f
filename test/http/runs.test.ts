import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '#contract/calls.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { there } from '#test/support/there.ts';
import { signUp, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Runs over HTTP');

const fetchers = {
  races: async () => ({ expected: 10, brought: 7, faults: ['Race 4 cannot be read.'] }),
  weather: () => Promise.reject(new Refusal('invalid', 'source.changed', 'It has another shape now.')),
};

async function withRuns<T>(work: (there: Awaited<ReturnType<typeof opened>>) => Promise<T>): Promise<T> {
  const opening = await opened();
  return work(opening).finally(opening.door.close);
}

const listed = async (admin: TestBrowser, query = '') =>
  (await admin.ask('GET', `/api/scrapers/runs${query}`)).json() as Calls['GET /api/scrapers/runs']['reply'];

async function opened() {
  const door = await openTestServer({ fetchers });
  const [admin, member] = [door.browser(), door.browser()];
  await signUp(admin, 'boss@example.com');
  await signUp(member, 'anna@example.com');
  for (const source of ['races', 'weather']) await member.ask('POST', `/api/sync/${source}`, { body: {} });
  return { door, admin, member };
}

test('every time a source was asked is listed, with what came of what was expected', () =>
  withRuns(async ({ admin }) => {
    const { runs } = await listed(admin);
    const races = there(runs.find(({ scraper }) => scraper === 'races'));
    assert.equal([races.status, races.brought, races.expected], ['partial', 7, 10]);
    assert.ok(races.faults.includes('Race 4 cannot be read.'));
    const failed = await listed(admin, '?status=failed');
    assert.equal(
      failed.runs.map(({ label, faults }) => [label, faults]),
      [['Weather', ['It has another shape now.']]],
    );
  }));

test('one run tells its failed tries and its log; one that is not there is not found', () =>
  withRuns(async ({ admin }) => {
    const { runs } = await listed(admin, '?status=failed');
    const run = await admin.call('GET /api/scrapers/runs/{runId}', { params: { runId: there(runs[0]).id } });
    assert.is(there(run.failedTries[0]).sentence, 'It has another shape now.');
    assert.ok(Array.isArray(run.lines));
    assert.is((await admin.ask('GET', '/api/scrapers/runs/none')).status, 404);
  }));

test('members read no runs, and what is no status or no number is refused', () =>
  withRuns(async ({ admin, member }) => {
    assert.is((await member.ask('GET', '/api/scrapers/runs')).status, 403);
    for (const query of ['status=asleep', 'limit=0', 'limit=501', 'limit=many'])
      assert.is((await admin.ask('GET', `/api/scrapers/runs?${query}`)).status, 400, query);
  }));

test.run();
