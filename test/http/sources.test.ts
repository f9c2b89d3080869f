import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { present } from '#test/support/present.ts';
import { WHOLE } from '#test/support/run-deps.ts';
import { sentenceOf, signUp, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Care of the sources over HTTP');

const DAY = '2025-08-02';
/** Two hours after the machine's clock of these servers. */
const UNTIL = '2025-08-02T14:00:00Z';
const REASON = 'The host is moving.';

async function opened(options: ServerOptions = {}) {
  const server = await openTestServer(options);
  const [admin, member] = [server.browser(), server.browser()];
  await signUpAdmin(admin);
  await signUp(member, 'anna@example.com');
  return { server, admin, member };
}

async function withServer<T>(
  options: ServerOptions,
  work: (stage: Awaited<ReturnType<typeof opened>>) => Promise<T>,
) {
  const opening = await opened(options);
  return work(opening).finally(opening.server.close);
}

const sourceOf = async (admin: TestBrowser, name: string) => {
  const { sources } = await admin.call('GET /api/admin/sources', {});
  return present(sources.find(({ source }) => source === name));
};

const pause = (
  admin: TestBrowser,
  sources?: readonly ('weather' | 'odds' | 'races' | 'changes' | 'live')[],
) =>
  admin.call('POST /api/admin/sources/pause', {
    body: { ...(sources === undefined ? {} : { sources: [...sources] }), until: UNTIL, reason: REASON },
  });

test('a paused source is not called until its time, and administrators see who paused it and why', () =>
  withServer({}, async ({ server, admin, member }) => {
    const { message, sources } = await pause(admin, ['weather']);
    assert.equal([message, sources], ['Paused until 2025-08-02 10:00 AM ET: Weather.', ['weather']]);
    const { pause: current } = await sourceOf(admin, 'weather');
    assert.equal([present(current).reason, present(current).until], [REASON, '2025-08-02T14:00:00.000Z']);
    const refused = await member.ask('POST', '/api/sync/weather', { body: {} });
    const pausedText = 'Weather: this source is paused until 2025-08-02 10:00 AM ET.';
    assert.equal([refused.status, sentenceOf(refused)], [409, pausedText]);
    const byAdmin = await admin.ask('POST', '/api/admin/sync-weather', { body: { date: DAY } });
    assert.equal([byAdmin.status, sentenceOf(byAdmin)], [409, pausedText]);
    await admin.call('POST /api/workflow/force-run', {});
    const status = async () => present((await admin.call('GET /api/workflow/status', {})).workflow);
    for (let look = 0; look < 100 && (await status()).status === 'running'; look += 1);
    const ended = await status();
    const step = present(ended.steps.find(({ source }) => source === 'weather'));
    assert.equal([ended.status, step.state, step.sentence], ['success', 'paused', pausedText]);
    assert.match(ended.message, 'Paused: Weather.');
    assert.equal(await server.operations.runs.list({ source: 'weather', most: 9 }), []);
    server.operations.pass(2 * HOUR);
    assert.is((await sourceOf(admin, 'weather')).pause, null);
    assert.is((await member.call('POST /api/sync/weather', { body: {} })).success, true);
  }));

test('a pause is over at once when the source is resumed, one or all', () =>
  withServer({}, async ({ admin }) => {
    await pause(admin);
    const pausedSources = async () =>
      (await admin.call('GET /api/admin/sources', {})).sources.filter((source) => source.pause !== null)
        .length;
    assert.is(await pausedSources(), 10);
    const resumed = await admin.call('POST /api/admin/sources/resume', { body: { sources: ['weather'] } });
    assert.equal([resumed.message, await pausedSources()], ['Resumed: Weather.', 9]);
    const all = await admin.call('POST /api/admin/sources/resume', { body: {} });
    assert.equal([all.sources.length, await pausedSources()], [9, 0]);
    const none = await admin.call('POST /api/admin/sources/resume', { body: {} });
    assert.equal([none.message, none.sources], ['No source was paused.', []]);
  }));

test('group names pause their sources', () =>
  withServer({}, async ({ admin, member }) => {
    const { sources } = await pause(admin, ['live']);
    assert.equal(sources, ['changes', 'odds']);
    const refused = await member.ask('POST', '/api/sync/live', { body: {} });
    assert.equal(
      [refused.status, sentenceOf(refused).startsWith('Live data: this source is paused')],
      [409, true],
    );
    await admin.call('POST /api/admin/sources/resume', { body: { sources: ['odds'] } });
    assert.is((await member.ask('POST', '/api/sync/live', { body: {} })).status, 200);
    await pause(admin, ['races']);
    const feed = await admin.ask('POST', '/api/admin/sync-racing-api', { body: { date: DAY } });
    assert.is(feed.status, 409);
  }));

test('a past or distant end, no reason, an unknown source and an empty list are refused by name', () =>
  withServer({}, async ({ admin }) => {
    const body = { sources: ['weather'], until: UNTIL, reason: REASON };
    for (const [field, wrong] of [
      ['until', '2025-08-02T11:59:59Z'],
      ['until', '2025-08-02T12:00:00Z'],
      ['until', '2025-08-16T12:00:01Z'],
      ['until', '9999-12-31T23:59:59Z'],
      ['until', 'tomorrow'],
      ['until', 7],
      ['until', '2025-08-02T14:00:00'],
      ['reason', ''],
      ['reason', '   '],
      ['reason', 'x'.repeat(201)],
      ['reason', null],
      ['sources', []],
      ['sources', ['everything']],
      ['sources', ['weather', '__proto__']],
      ['sources', 'weather'],
      ['sources', Array.from({ length: 13 }, () => 'weather')],
    ] as const) {
      const answer = await admin.ask('POST', '/api/admin/sources/pause', {
        body: { ...body, [field]: wrong },
      });
      assert.is(answer.status, 400, `${field} ${String(wrong)}`);
      assert.match(sentenceOf(answer), field, String(wrong));
    }
    assert.is((await sourceOf(admin, 'weather')).pause, null);
    const last = await admin.ask('POST', '/api/admin/sources/pause', {
      body: { ...body, until: '2025-08-16T12:00:00Z' },
    });
    assert.is(last.status, 200);
  }));

test('a pause and its end are in the audit log, with values before and after', () =>
  withServer({}, async ({ admin }) => {
    await pause(admin, ['weather']);
    await admin.call('POST /api/admin/sources/pause', {
      body: { sources: ['weather'], until: '2025-08-03T12:00:00Z', reason: "still; 'moving'" },
    });
    await admin.call('POST /api/admin/sources/resume', { body: { sources: ['weather'] } });
    const { entries } = await admin.call('GET /api/admin/audit-log', {});
    assert.equal(
      entries.map(({ what, subject, before, after }) => [
        what,
        subject,
        before?.['reason'],
        after?.['reason'],
      ]),
      [
        ['source resumed', 'weather', "still; 'moving'", undefined],
        ['source paused', 'weather', REASON, "still; 'moving'"],
        ['source paused', 'weather', undefined, REASON],
      ],
    );
    assert.is(entries[1]?.act, 'POST /api/admin/sources/pause');
  }));

test('all failed sources are retried at once, each for its own day; paused ones are skipped', () => {
  let isWell = false;
  const failingSources = async () => {
    if (isWell) return WHOLE;
    throw new Refusal('unavailable', 'source.blocked', 'It keeps readers out.');
  };
  return withServer(
    { fetchers: { weather: failingSources, odds: failingSources, news: async () => WHOLE } },
    async ({ admin, server }) => {
      assert.is(
        (await admin.call('POST /api/admin/sources/retry', { body: {} })).message,
        'Nothing to retry.',
      );
      await admin.ask('POST', '/api/admin/sync-weather', { body: { date: '2025-08-01' } });
      await admin.call('POST /api/workflow/force-run', {});
      const status = async () => present((await admin.call('GET /api/workflow/status', {})).workflow).status;
      for (let look = 0; look < 3_000 && (await status()) === 'running'; look += 1);
      isWell = true;
      await pause(admin, ['odds']);
      const { asked, skipped, message } = await admin.call('POST /api/admin/sources/retry', { body: {} });
      assert.equal(asked, [{ source: 'weather', label: 'Weather', track: 'saratoga', date: DAY }]);
      assert.equal(
        skipped.map(({ source }) => source),
        ['odds'],
      );
      assert.is(message, 'Retrying: Weather. Skipped: Live odds.');
      const runs = () => server.operations.runs.list({ source: 'weather', status: 'success', most: 9 });
      for (let look = 0; look < 2_000 && (await runs()).length === 0; look += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      assert.equal(
        (await runs()).map(({ day, askedBy }) => [day, askedBy]),
        [[DAY, 'administrator']],
      );
      const paused = await admin.ask('POST', '/api/admin/sources/retry', { body: { sources: ['odds'] } });
      assert.equal(
        [paused.status, sentenceOf(paused).startsWith('Live odds: this source is paused')],
        [409, true],
      );
      const unset = await admin.ask('POST', '/api/admin/sources/retry', { body: { sources: ['results'] } });
      assert.is(unset.status, 409);
      for (const date of ['2025-02-30', '1900-01-01', 7]) {
        const answer = await admin.ask('POST', '/api/admin/sources/retry', {
          body: { sources: ['weather'], date },
        });
        assert.equal([answer.status, /date/.test(sentenceOf(answer))], [400, true], String(date));
      }
    },
  );
});

test('the last 14 days of each source: how its runs ended, and how old its newest data was', () =>
  withServer({}, async ({ admin, member }) => {
    await member.call('POST /api/sync/weather', { body: {} });
    const { sources } = await admin.call('GET /api/admin/sources/history', {});
    const weather = present(sources.find(({ source }) => source === 'weather'));
    assert.equal([weather.days.length, weather.days[0]?.date], [14, '2025-07-20']);
    assert.equal(weather.days.at(-1), { date: DAY, success: 1, partial: 0, failed: 0, ageHours: 1 });
    assert.equal(weather.days[12]?.ageHours, null);
    assert.equal([weather.newest?.source, weather.newest?.tier], ['A station', 'live']);
    const odds = present(sources.find(({ source }) => source === 'odds'));
    assert.equal([odds.newest, odds.days.at(-1)?.ageHours], [null, null]);
  }));

test('members are refused', () =>
  withServer({}, async ({ member }) => {
    for (const path of [
      'sources',
      'sources/history',
      'backfills',
      'backfills/plan?from=2025-08-01&to=2025-08-01',
    ])
      assert.is((await member.ask('GET', `/api/admin/${path}`)).status, 403, path);
    for (const path of ['sources/pause', 'sources/resume', 'sources/retry', 'backfills', 'backfills/x/stop'])
      assert.is((await member.ask('POST', `/api/admin/${path}`, { body: {} })).status, 403, path);
  }));

test.run();
