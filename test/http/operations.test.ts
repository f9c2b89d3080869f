import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FetchReport } from '#core/kernel/fetched.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { LEASE_MS } from '#core/operations/run.ts';
import { aRun, aWorkflow } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';
import { WHOLE } from '#test/support/run-deps.ts';
import { type Answer, sentenceOf, signUp, signUpAdmin } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Syncs and workflows over HTTP');

const DAY = '2025-08-02';

/** A member and an administrator at a server of its own. */
async function withServer<T>(
  options: ServerOptions,
  work: (stage: Awaited<ReturnType<typeof opened>>) => Promise<T>,
) {
  const opening = await opened(options);
  return work(opening).finally(opening.server.close);
}

async function opened(options: ServerOptions) {
  const server = await openTestServer(options);
  const [admin, member] = [server.browser(), server.browser()];
  await signUpAdmin(admin);
  await signUp(member, 'anna@example.com');
  return { server, admin, member };
}

test('a member syncs today and gets the result; a repeat returns the same run', () =>
  withServer({}, async ({ member }) => {
    const { runId, ...first } = await member.call('POST /api/sync/weather', { body: {} });
    assert.equal(first, {
      success: true,
      message: 'Weather for 2025-08-02: 3 of 3 fetched.',
      status: 'success',
      track: 'saratoga',
      date: DAY,
      received: 3,
      expected: 3,
      faults: [],
      joined: false,
    });
    const again = await member.call('POST /api/sync/weather', { body: { date: DAY } });
    assert.equal([again.runId, again.joined], [runId, true]);
    for (const path of ['races', 'live', 'jockeys-trainers'] as const) {
      const { success } = await member.call(`POST /api/sync/${path}`, { body: {} });
      assert.is(success, true, path);
    }
  }));

test('a long sync replies early and is listed among active runs', () => {
  let finish = (_: FetchReport): void => undefined;
  const weather = () =>
    new Promise<FetchReport>((resolve) => {
      finish = resolve;
    });
  return withServer({ fetchers: { weather } }, async ({ member, admin }) => {
    const { status, message, runId } = await member.call('POST /api/sync/weather', { body: {} });
    assert.equal([status, message], ['running', 'Syncing Weather data for 2025-08-02']);
    const { runs } = await admin.call('GET /api/scrapers/active', {});
    assert.equal(
      runs.map(({ id, scraper, itemsScraped, itemsExpected }) => [id, scraper, itemsScraped, itemsExpected]),
      [[runId, 'weather', 0, null]],
    );
    const retries = await admin.call('GET /api/scrapers/retry-status', {});
    assert.equal(retries['weather'], {
      ...{ isRetrying: false, currentAttempts: 1, pendingRetries: 0, nextRetryInSeconds: null },
    });
    finish(WHOLE);
  });
});

test('missing items are not a success; a failure is reported as one', () => {
  const fetchers = {
    races: async () => ({ expected: 10, received: 7, faults: ['Race 4 cannot be read.'] }),
    weather: () => Promise.reject(new Refusal('unavailable', 'source.blocked', 'It keeps readers out.')),
    'jockeys-trainers': () => Promise.reject(new Refusal('not-found', 'card.no-card', 'No card.')),
  };
  return withServer({ fetchers }, async ({ member, admin }) => {
    const partial = await member.call('POST /api/sync/races', { body: {} });
    assert.equal([partial.success, partial.status, partial.faults.length], [false, 'partial', 2]);
    assert.match(partial.message, 'is partial, 7 of 10 fetched.');
    const failed = await member.ask('POST', '/api/sync/weather', { body: {} });
    assert.equal([failed.status, sentenceOf(failed)], [503, 'It keeps readers out.']);
    assert.is((await member.ask('POST', '/api/sync/jockeys-trainers', { body: {} })).status, 404);
    const unset = await member.ask('POST', '/api/sync/live', { body: {} });
    assert.equal(
      [unset.status, sentenceOf(unset)],
      [409, 'Live data: this source is not set up. To use it, set WEATHER_SOURCE.'],
    );
    const { health, scrapers } = await admin.call('GET /api/scrapers/dashboard', {});
    assert.equal([health.healthy, health.scrapers['weather']?.alerts], [false, ['It keeps readers out.']]);
    const weather = present(scrapers.find(({ name }) => name === 'weather')).metrics;
    assert.equal([weather.lastStatus, weather.successRate, weather.totalRuns], ['failed', 0, 1]);
  });
});

test('an invalid date is refused by name, and syncs are rate limited', () =>
  withServer({}, async ({ member }) => {
    for (const date of ['2025-02-30', 'tomorrow', 7, '0001-01-01']) {
      const answer = await member.ask('POST', '/api/sync/weather', { body: { date } });
      assert.is(answer.status, 400, String(date));
      assert.match(sentenceOf(answer), 'date', String(date));
    }
    let last: Answer | undefined;
    for (let nth = 0; nth <= 20; nth += 1) last = await member.ask('POST', '/api/sync/weather', { body: {} });
    assert.is(present(last).status, 429);
    assert.ok(Number(present(last).headers.get('retry-after')) > 0);
  }));

test('each source of an administrator is read for the requested day', () =>
  withServer({}, async ({ admin }) => {
    for (const name of ['racing-api', 'pedicapper', 'expert-picks', 'weather', 'ai-analysis'] as const) {
      const date = name === 'weather' ? DAY : '2025-08-01';
      const answer = await admin.call(`POST /api/admin/sync-${name}`, { body: { date } });
      assert.equal([answer.success, answer.date], [true, date], name);
      assert.is((await admin.ask('POST', `/api/admin/sync-${name}`, { body: {} })).status, 400, name);
    }
  }));

test('a source is not called for a day it has no data for', () =>
  withServer({}, async ({ admin }) => {
    const answer = await admin.ask('POST', '/api/admin/sync-weather', { body: { date: '2025-08-01' } });
    assert.equal(
      [answer.status, sentenceOf(answer)],
      [400, 'date: 2025-08-01 is outside 2025-08-02 to 2025-08-16, the days that Weather covers.'],
    );
  }));

test('the pages of a day to come are refused for a scrape and a workflow', () =>
  withServer({}, async ({ admin }) => {
    for (const path of ['pedicapper-scrape', 'run-workflow']) {
      const answer = await admin.ask('POST', `/api/admin/${path}`, { body: { date: '2025-08-03' } });
      assert.equal(
        [answer.status, sentenceOf(answer)],
        [400, 'date: 2025-08-03 is after today, 2025-08-02.'],
      );
    }
    const today = await admin.call('POST /api/admin/pedicapper-scrape', { body: { date: DAY } });
    assert.is(today.message, 'Dose/Odds for 2025-08-02: 3 of 3 fetched.');
  }));

test('a workflow runs in the background, shows its progress and is not started twice', () => {
  let finish = (_: FetchReport): void => undefined;
  const weather = () =>
    new Promise<FetchReport>((resolve) => {
      finish = resolve;
    });
  return withServer({ fetchers: { weather } }, async ({ admin }) => {
    assert.equal(await admin.call('GET /api/workflow/status', {}), { workflow: null });
    const started = await admin.call('POST /api/workflow/force-run', {});
    assert.is(
      started.message,
      'Daily workflow started. This will take 4-5 minutes to complete all data collection.',
    );
    const second = await admin.call('POST /api/admin/run-workflow', { body: { date: DAY } });
    assert.equal([second.success, second.workflowId], [true, started.workflowId]);
    assert.match(second.message, 'already running');
    const status = async () => present((await admin.call('GET /api/workflow/status', {})).workflow);
    let current = await status();
    for (let look = 0; look < 100 && current.steps[2]?.state !== 'running'; look += 1)
      current = await status();
    assert.equal([current.status, current.steps[2]?.label, current.stepsOver], ['running', 'Weather', 2]);
    finish(WHOLE);
    for (let look = 0; look < 100 && current.status === 'running'; look += 1) current = await status();
    assert.equal([current.status, current.steps[2]?.state], ['success', 'done']);
    const other = await admin.ask('GET', '/api/workflow/status?date=2025-08-01');
    assert.equal(other.json(), { workflow: null });
  });
});

test('runs and workflows whose process ended are shown as failed', () =>
  withServer({}, async ({ admin, server: { operations } }) => {
    await operations.runs.keep(aRun());
    await operations.workflows.keep(aWorkflow());
    operations.pass(LEASE_MS + 1);
    assert.equal(await admin.call('GET /api/scrapers/active', {}), { runs: [] });
    const { workflow } = await admin.call('GET /api/workflow/status', {});
    assert.is(present(workflow).status, 'failed');
    const { scrapers } = await admin.call('GET /api/scrapers/dashboard', {});
    assert.is(present(scrapers[0]).metrics.lastStatus, 'failed');
  }));

test('the health of the days is newest first, each of the seven sources with a message', () =>
  withServer({}, async ({ admin }) => {
    const days = await admin.call('GET /api/admin/comprehensive-health', {});
    assert.is(days.length, 14);
    const [today] = days;
    assert.equal([today?.date, today?.isRaceDay], [DAY, true]);
    assert.equal(present(today).dataSources.racingApi, {
      ...{ status: 'complete', count: 2, isDue: true },
      details: '2 races from Brisnet card SAR0802.DRF.',
    });
    assert.is(Object.keys(present(today).dataSources).length, 7);
    assert.equal(present(today).aiIntegration.models, { claude: 'claude-x', openai: null });
    const check = await admin.call('POST /api/admin/run-data-check', { body: { date: DAY } });
    assert.equal([check.date, check.message], [DAY, 'Verified all data sources for 2025-08-02']);
    assert.is(check.overallScore, present(today).overallScore);
  }));

test('the connection to the racing API is tested with a count of races', () =>
  withServer({}, async ({ member }) => {
    assert.equal(await member.call('GET /api/test/racing-api', {}), {
      ...{ success: true, message: 'The racing API works: 10 races today.', racesCount: 10 },
    });
  }));

test('an administrator sees the answers that were set aside, a member does not', () =>
  withServer({}, async ({ server, admin, member }) => {
    await server.operations.quarantine.keep({
      source: 'Elm Street Weather',
      address: 'http://127.0.0.1:9/now',
      status: 200,
      contentType: 'application/json',
      text: `{"temp":999,"more":"${'x'.repeat(900)}"}`,
      at: aRun().startedAt,
      why: 'It makes no sense.',
    });
    const { answers } = await admin.call('GET /api/admin/quarantine', {});
    assert.equal(
      answers.map(({ source, why, length, beginning }) => [source, why, length, beginning.length]),
      [['Elm Street Weather', 'It makes no sense.', 922, 500]],
    );
    assert.is((await member.ask('GET', '/api/admin/quarantine')).status, 403);
    assert.is((await admin.ask('GET', '/api/admin/quarantine?limit=0')).status, 400);
  }));

test.run();
