import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { type Answer, signUp, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Operations of Saratoga and Aqueduct on one day, over HTTP');

const DAY = '2025-08-02';

type Opened = Awaited<ReturnType<typeof opened>>;

async function opened() {
  const server = await openTestServer({ cards: [aCard(), aCard({ trackSlug: 'aqueduct' })] });
  const admin = server.browser();
  await signUp(admin, 'boss@example.com');
  return { server, admin };
}

async function withServer(work: (stage: Opened) => Promise<void>): Promise<void> {
  const stage = await opened();
  return work(stage).finally(stage.server.close);
}

async function well(admin: TestBrowser, method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await admin.ask(method, path, body === undefined ? {} : { body });
  assert.is(answer.status, 200, `${method} ${path}: ${answer.text}`);
  return answer;
}

/** Calls of the administrators' area that answer for one track; the words of their replies. */
const READS = [
  '/api/workflow/status',
  '/api/admin/comprehensive-health',
  '/api/scrapers/dashboard',
  '/api/scrapers/active',
  '/api/scrapers/retry-status',
  '/api/scrapers/runs',
  '/api/admin/sources',
  '/api/admin/sources/history',
  `/api/admin/backfills/plan?from=${DAY}&to=${DAY}`,
  '/api/admin/backfills',
  '/api/scheduler/status',
  '/api/admin/refresh-logs',
  '/api/admin/refresh-stats',
  '/api/admin/race-day',
];

test('each call answers for its track, for Saratoga without one, and not for a track nobody knows', () =>
  withServer(async ({ admin }) => {
    await well(admin, 'POST', '/api/admin/run-workflow', { date: DAY });
    await well(admin, 'POST', '/api/admin/run-workflow?track=aqueduct', { date: DAY });
    for (const path of READS) {
      const withTrack = (track: string) => `${path}${path.includes('?') ? '&' : '?'}track=${track}`;
      const home = await well(admin, 'GET', path);
      const away = await well(admin, 'GET', withTrack('aqueduct'));
      assert.not(home.text.includes('aqueduct'), path);
      assert.not(away.text.toLowerCase().includes('"saratoga'), path);
      assert.is((await admin.ask('GET', withTrack('ascot'))).status, 404, path);
    }
  }));

test('what is started, checked and collected names the track it is of', () =>
  withServer(async ({ admin }) => {
    const reply = async (path: string, body: unknown) =>
      (await well(admin, 'POST', `${path}?track=aqueduct`, body)).json();
    const started = (await reply('/api/workflow/force-run', {})) as { track: string; workflowId: string };
    const latest = (await well(admin, 'GET', '/api/workflow/status?track=aqueduct')).json() as {
      workflow: { id: string; track: string; message: string };
    };
    assert.equal([started.track, latest.workflow.id], ['aqueduct', started.workflowId]);
    assert.match(latest.workflow.message, `The collection of Aqueduct, ${DAY} `);
    const check = (await reply('/api/admin/run-data-check', { date: DAY })) as Record<string, unknown>;
    assert.equal(
      [check['track'], check['message']],
      ['aqueduct', `Verified all data sources for Aqueduct, ${DAY}`],
    );
    const days = { from: DAY, to: DAY, source: 'news' };
    const { backfill } = (await reply('/api/admin/backfills', days)) as { backfill: Record<string, unknown> };
    assert.is(backfill['track'], 'aqueduct');
    assert.match(String(backfill['message']), `The backfill of Aqueduct from ${DAY}`);
    const again = await admin.ask('POST', '/api/admin/backfills', { body: days });
    assert.is(again.status, 200, 'Saratoga’s runs beside it');
  }));

test('a source says which tracks it knows', () =>
  withServer(async ({ admin }) => {
    const { sources } = await admin.call('GET /api/admin/sources', {});
    assert.ok(sources.every(({ isForTrack, tracks }) => isForTrack && tracks === null));
    assert.is(sources[0]?.tracksText, 'All tracks.');
  }));

test.run();
