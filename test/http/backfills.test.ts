import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '#contract/calls.ts';
import type { FetchReport } from '#core/kernel/fetched.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { present } from '#test/support/present.ts';
import { WHOLE } from '#test/support/run-deps.ts';
import { sentenceOf, signUpAdmin, type TestBrowser } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Backfills over HTTP');

type Plan = Calls['GET /api/admin/backfills/plan']['reply'];

const [YESTERDAY, TODAY] = ['2025-08-01', '2025-08-02'];

async function withServer<T>(
  options: ServerOptions,
  work: (opened: { admin: TestBrowser; server: Awaited<ReturnType<typeof openTestServer>> }) => Promise<T>,
) {
  const server = await openTestServer(options);
  const admin = server.browser();
  await signUpAdmin(admin);
  return work({ admin, server }).finally(server.close);
}

const last = async (admin: TestBrowser) =>
  present((await admin.call('GET /api/admin/backfills', {})).backfills[0]);

const planned = async (admin: TestBrowser, query: string) =>
  (await admin.ask('GET', `/api/admin/backfills/plan?${query}`)).json() as Plan;

async function untilEnded(admin: TestBrowser) {
  for (let look = 0; look < 2_000 && (await last(admin)).status === 'running'; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return last(admin);
}

test('a dry run lists what would be fetched, why and at what effort; it makes no request', () =>
  withServer({}, async ({ admin, server }) => {
    const plan = await planned(admin, `from=${YESTERDAY}&to=${TODAY}&source=results`);
    assert.equal(
      plan.sourceDays.map(({ date, label, why, isAsked, requests }) => [date, label, why, isAsked, requests]),
      [
        [YESTERDAY, 'Results', 'missing', true, 2],
        [TODAY, 'Results', 'not-answerable', false, 0],
      ],
    );
    assert.equal([plan.days, plan.daysAsked, plan.asked, plan.requests, plan.seconds], [2, 1, 1, 2, 4]);
    const whole = await planned(admin, `from=${TODAY}&to=${TODAY}`);
    assert.is(whole.sourceDays.length, 10);
    assert.equal(await server.operations.runs.list({ most: 9 }), []);
    const { entries } = await admin.call('GET /api/admin/audit-log', {});
    assert.equal(entries, []);
  }));

test('the real run goes day by day, reports progress and is in the audit log', () =>
  withServer({}, async ({ admin, server }) => {
    const { backfill, message } = await admin.call('POST /api/admin/backfills', {
      body: { from: YESTERDAY, to: TODAY, source: 'pedicapper' },
    });
    assert.is(message, 'The backfill has started and runs in the background.');
    const ended = await untilEnded(admin);
    assert.equal(
      [ended.id, ended.status, ended.days.map(({ date, state }) => [date, state])],
      [
        backfill.id,
        'success',
        [
          [YESTERDAY, 'complete'],
          [TODAY, 'done'],
        ],
      ],
    );
    const runs = await server.operations.runs.list({ most: 9 });
    assert.equal(
      runs.map(({ source, day, askedBy }) => [source, day, askedBy]),
      [['pedicapper', TODAY, 'backfill']],
    );
    const { entries } = await admin.call('GET /api/admin/audit-log', {});
    const started = present(entries.find(({ what }) => what === 'backfill started'));
    assert.equal(
      [started.subject, started.after],
      [`backfill ${backfill.id}`, { track: 'saratoga', from: YESTERDAY, to: TODAY, source: 'pedicapper' }],
    );
  }));

test('one runs at a time; it stops after the source in progress and can be resumed', () => {
  let finish = (_: FetchReport): void => undefined;
  let tries = 0;
  const pedicapper = () => {
    tries += 1;
    return tries === 1
      ? new Promise<FetchReport>((resolve) => {
          finish = resolve;
        })
      : Promise.resolve(WHOLE);
  };
  const well = async () => WHOLE;
  return withServer({ fetchers: { pedicapper, 'expert-picks': well } }, async ({ admin }) => {
    const body = { from: TODAY, to: TODAY };
    const { backfill } = await admin.call('POST /api/admin/backfills', { body });
    const second = await admin.ask('POST', '/api/admin/backfills', { body });
    assert.equal(
      [second.status, sentenceOf(second)],
      [409, 'A backfill is already running. Wait for it or stop it.'],
    );
    for (let look = 0; look < 200 && tries === 0; look += 1) await last(admin);
    const params = { backfillId: backfill.id };
    const stopping = await admin.call('POST /api/admin/backfills/{backfillId}/stop', { params });
    assert.is(stopping.backfill.isStopAsked, true);
    finish({ expected: 4, received: 2, faults: [] });
    const stopped = await untilEnded(admin);
    assert.equal([stopped.status, stopped.days[0]?.state], ['stopped', 'waiting']);
    const again = await admin.ask('POST', `/api/admin/backfills/${backfill.id}/stop`);
    assert.equal([again.status, /was stopped and can be resumed/.test(sentenceOf(again))], [409, true]);
    await admin.call('POST /api/admin/backfills/{backfillId}/continue', { params });
    const ended = await untilEnded(admin);
    assert.equal([ended.status, ended.days[0]?.state, tries], ['success', 'done', 2]);
    const answer = await admin.ask('POST', `/api/admin/backfills/${backfill.id}/continue`);
    assert.is(answer.status, 409);
    const unknown = await admin.ask('POST', '/api/admin/backfills/nobody/stop');
    assert.is(unknown.status, 404);
  });
});

test('a failing source leaves its day partial with its message, and the next day still runs', () => {
  const pedicapper = () =>
    Promise.reject(new Refusal('not-found', 'source.no-such-thing', 'It has no such table.'));
  return withServer({ fetchers: { pedicapper, results: async () => WHOLE } }, async ({ admin }) => {
    await admin.call('POST /api/admin/backfills', { body: { from: YESTERDAY, to: TODAY } });
    const ended = await untilEnded(admin);
    assert.equal([ended.status, ended.days.map(({ state }) => state)], ['partial', ['done', 'failed']]);
    assert.equal(
      ended.days[1]?.asked.map(({ label, status, sentence }) => [label, status, sentence]),
      [['Dose/Odds', 'failed', 'It has no such table.']],
    );
  });
});

test('a group name is counted and fetched as its separate sources', () => {
  const fetchers = { changes: async () => WHOLE, odds: async () => WHOLE };
  return withServer({ fetchers }, async ({ admin, server }) => {
    const plan = await planned(admin, `from=${TODAY}&to=${TODAY}&source=live`);
    assert.equal(
      [plan.source, plan.requests, plan.sourceDays.map(({ source, isAsked }) => [source, isAsked])],
      [
        'live',
        4,
        [
          ['changes', true],
          ['odds', true],
        ],
      ],
    );
    const body = { from: TODAY, to: TODAY, source: 'live' } as const;
    await admin.call('POST /api/admin/backfills', { body });
    assert.is((await untilEnded(admin)).status, 'success');
    const runs = await server.operations.runs.list({ most: 9 });
    assert.equal(runs.map(({ source }) => source).sort(), ['changes', 'odds']);
  });
});

test('bad days are refused by their field, in a dry run and in a real one', () =>
  withServer({}, async ({ admin }) => {
    const good = { from: YESTERDAY, to: TODAY };
    for (const [field, wrong] of [
      ['to', '2025-07-31'],
      ['to', '2025-08-03'],
      ['to', '2026-08-02'],
      ['from', '2025-05-01'],
      ['from', '2023-08-01'],
      ['from', '0001-01-01'],
      ['from', '2025-02-30'],
      ['to', "2025-08-02' or '1'='1"],
      ['from', ''],
      ['to', 'today'],
      ['source', 'everything'],
      ['source', '__proto__'],
    ] as const) {
      const request = { ...good, [field]: wrong, ...(wrong === '2023-08-01' ? { to: '2023-08-01' } : {}) };
      const dry = await admin.ask('GET', `/api/admin/backfills/plan?${new URLSearchParams(request)}`);
      const real = await admin.ask('POST', '/api/admin/backfills', { body: request });
      assert.equal([dry.status, real.status], [400, 400], `${field} ${wrong}`);
      const named = wrong === '2025-05-01' ? 'to' : field;
      for (const answer of [dry, real]) assert.match(sentenceOf(answer), named, `${field} ${wrong}`);
    }
    for (const body of [{}, { from: TODAY }, { to: TODAY }, { ...good, from: 7 }, { ...good, source: [] }])
      assert.is(
        (await admin.ask('POST', '/api/admin/backfills', { body })).status,
        400,
        JSON.stringify(body),
      );
    assert.equal((await admin.call('GET /api/admin/backfills', {})).backfills, []);
  }));

test.run();
