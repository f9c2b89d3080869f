import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDrain } from '#adapters/http/drain.ts';
import { makeMetrics } from '#adapters/metrics/metrics.ts';
import { makeCountingMetrics } from '#test/doubles/metrics.ts';
import { aCard } from '#test/support/a-card.ts';
import { aWebBuild } from '#test/support/a-web-build.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('Metrics and readiness');

test('requests are counted by the pattern of their route, never by their address', async () => {
  const metrics = makeCountingMetrics();
  await withTestServer({ cards: [aCard()], change: (deps) => ({ ...deps, metrics }) }, async (server) => {
    const browser = server.browser();
    for (const path of [
      '/api/races/saratoga/today',
      '/api/races/1-2-3',
      '/api/none',
      '/some/screen',
      '/x.php',
    ])
      await browser.ask('GET', path);
    const counted = metrics.answers.map(({ method, route, status }) => `${method} ${route} ${status}`);
    assert.equal(counted, [
      'GET /api/races/saratoga/today 200',
      'GET /api/races/:raceId 404',
      'GET unknown 404',
      'GET page 503',
      'GET unknown 404',
    ]);
    assert.ok(metrics.answers.every(({ seconds }) => seconds > 0 && seconds < 10));
  });
});

test('this machine reads the metrics while no proxy is in front; others find nothing there', async () => {
  await withTestServer({}, async (server) => {
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      server.browser().ask('GET', '/metrics', { headers });
    const answer = await ask();
    assert.is(answer.status, 200);
    assert.match(String(answer.headers.get('content-type')), /^text\/plain/);
    assert.is((await ask({ 'X-Forwarded-For': '203.0.113.7' })).status, 404);
    assert.is((await server.browser().ask('POST', '/metrics')).status, 404);
  });
  for (const settings of [{ trustProxy: true }, { publicUrl: 'https://turn.example' }]) {
    await withTestServer({ settings }, async (server) => {
      assert.is((await server.browser().ask('GET', '/metrics')).status, 404, JSON.stringify(settings));
    });
  }
});

test('with a token set, whoever sends it reads the metrics, and nobody else', async () => {
  await withTestServer({ settings: { metricsToken: 'a long token', trustProxy: true } }, async (server) => {
    const statusWith = async (authorization: string) =>
      (await server.browser().ask('GET', '/metrics', { headers: { Authorization: authorization } })).status;
    assert.is(await statusWith('Bearer a long token'), 200);
    assert.is(await statusWith('Bearer another token'), 404);
    assert.is(await statusWith('a long token'), 404);
    assert.is((await server.browser().ask('GET', '/metrics')).status, 404);
  });
});

test('shared replies are counted as found or made', async () => {
  const metrics = makeCountingMetrics();
  await withTestServer({ cards: [aCard()], change: (deps) => ({ ...deps, metrics }) }, async (server) => {
    for (const _ of [1, 2]) await server.browser().ask('GET', '/api/races');
    assert.equal(metrics.lookups, ['miss', 'hit']);
  });
});

test('a server is ready once its pages are built, and not while it is stopping', async () => {
  await withTestServer({}, async (server) => {
    const answer = await server.browser().ask('GET', '/readyz');
    assert.equal([answer.status, answer.json()], [503, { message: 'The site has not been built yet.' }]);
  });
  const drain = makeDrain();
  await withTestServer({ web: aWebBuild, change: (deps) => ({ ...deps, drain }) }, async (server) => {
    const browser = server.browser();
    const ready = await browser.ask('GET', '/readyz');
    assert.equal([ready.status, ready.headers.get('connection')], [200, 'keep-alive']);
    drain.begin();
    const answer = await browser.ask('GET', '/readyz');
    assert.equal([answer.status, answer.json()], [503, { message: 'This server is stopping.' }]);
    assert.is(answer.headers.get('connection'), 'close');
    assert.is((await browser.ask('GET', '/livez')).status, 200);
    assert.is((await browser.ask('GET', '/api/races')).status, 200, 'what comes in is still answered');
  });
});

test('the page of a real register can be read by Prometheus', async () => {
  const gauge = (name: string, read: () => Promise<never[]>) => ({ name, help: 'x', labels: [], read });
  const logged: string[] = [];
  const metrics = makeMetrics({
    version: '1.2.3',
    logError: (_, where) => void logged.push(where),
    gauges: [
      { ...gauge('clubhouse_jobs_due', async () => []), read: async () => [{ labels: {}, value: 3 }] },
      gauge('clubhouse_broken', async () => Promise.reject(new Error('away'))),
    ],
  });
  await withTestServer({ change: (deps) => ({ ...deps, metrics }) }, async (server) => {
    await server.browser().ask('GET', '/api/races');
    const { text } = await server.browser().ask('GET', '/metrics');
    assert.match(
      text,
      'clubhouse_http_request_duration_seconds_count{method="GET",route="/api/races",status="200"} 1',
    );
    assert.match(text, 'clubhouse_jobs_due 3');
    assert.match(text, 'clubhouse_build_info{version="1.2.3"} 1');
    assert.match(text, 'nodejs_eventloop_lag_p99_seconds');
    assert.not.match(text, /^clubhouse_broken /m);
    assert.equal(logged, ['reading clubhouse_broken']);
  });
});

test.run();
