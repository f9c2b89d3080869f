import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { type Answer, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('Operations of Saratoga and Aqueduct on one day, over HTTP');

const DAY = '2025-08-02';

type Opened = Awaited<ReturnType<typeof opened>>;

async function opened() {
  const server = await openTestServer({ cards: [aCard(), aCard({ trackSlug: 'aqueduct' })] });
  const admin = server.browser();
  await signUpAdmin(admin);
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

/** Reads whose reply names the track; the others only have figures about its sources. */
const NAMES_ITS_TRACK = /workflow\/status|health|scrapers\/runs|backfills|scheduler\/status|admin\/race-day/;

test('each call answers for its track, for Saratoga without one, and refuses an unknown track', () =>
  withServer(async ({ admin }) => {
    for (const track of ['saratoga', 'aqueduct']) {
      await well(admin, 'POST', `/api/admin/run-workflow?track=${track}`, { date: DAY });
      await well(admin, 'POST', `/api/admin/backfills?track=${track}`, {
        from: DAY,
        to: DAY,
        source: 'news',
      });
    }
    for (const path of READS) {
      const withTrack = (track: string) => `${path}${path.includes('?') ? '&' : '?'}track=${track}`;
      const home = await well(admin, 'GET', path);
      const away = await well(admin, 'GET', withTrack('aqueduct'));
      assert.not.match(home.text, /aqueduct/i, path);
      assert.not.match(away.text, /saratoga/i, path);
      assert.is(/aqueduct/i.test(away.text), NAMES_ITS_TRACK.test(path), path);
      assert.is(/saratoga/i.test(home.text), NAMES_ITS_TRACK.test(path), path);
      assert.is((await admin.ask('GET', withTrack('ascot'))).status, 404, path);
    }
  }));

test('what is started, checked and collected names its track', () =>
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
    assert.match(String(backfill['message']), `The backfill for Aqueduct from ${DAY}`);
    const again = await admin.ask('POST', '/api/admin/backfills', { body: days });
    assert.is(again.status, 200, 'Saratoga’s runs beside it');
  }));

test('runs and health cover all tracks when all are requested', () =>
  withServer(async ({ admin }) => {
    for (const track of ['saratoga', 'aqueduct'])
      await well(admin, 'POST', `/api/admin/sync-weather?track=${track}`, { date: DAY });
    const runsOf = async (query: string) =>
      ((await well(admin, 'GET', `/api/scrapers/runs${query}`)).json() as { runs: { track: string }[] }).runs
        .map(({ track }) => track)
        .sort();
    assert.equal(await runsOf(''), ['saratoga']);
    assert.equal(await runsOf('?track=all'), ['aqueduct', 'saratoga']);
    const health = (await well(admin, 'GET', '/api/admin/comprehensive-health?track=all')).json();
    assert.equal(
      (health as { track: string; date: string; isRaceDay: boolean }[]).map(
        ({ track, date, isRaceDay }) => `${track} ${date} ${isRaceDay}`,
      ),
      [`saratoga ${DAY} true`, `aqueduct ${DAY} true`],
    );
    await well(admin, 'GET', '/api/scrapers/active?track=all');
  }));

test('a member fetches the sources of the chosen track; without one, Saratoga’s', () =>
  withServer(async ({ admin }) => {
    for (const source of ['races', 'weather', 'live', 'jockeys-trainers']) {
      const reply = async (query: string) =>
        (await well(admin, 'POST', `/api/sync/${source}${query}`, {})).json() as { track: string };
      assert.is((await reply('')).track, 'saratoga', source);
      assert.is((await reply('?track=aqueduct')).track, 'aqueduct', source);
      const unknown = await admin.ask('POST', `/api/sync/${source}?track=ascot`, { body: {} });
      assert.is(unknown.status, 404, source);
    }
  }));

test('a source says which tracks it covers', () =>
  withServer(async ({ admin }) => {
    const { sources } = await admin.call('GET /api/admin/sources', {});
    assert.ok(sources.every(({ isForTrack, tracks }) => isForTrack && tracks === null));
    assert.is(sources[0]?.tracksText, 'All tracks.');
  }));

test.run();
