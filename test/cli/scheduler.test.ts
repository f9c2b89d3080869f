import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setupCodeIn } from '#test/support/running-product.ts';
import { bodyOf, newcomer, type Visitor, visitorAt } from './browser.ts';
import { openProductFolder, type ProductFolder, processesOf } from './product-folder.ts';

const test = suite<{ product: ProductFolder }>('The race day keeps itself');

test.before.each(async (context) => {
  context.product = await openProductFolder();
});
test.after.each(({ product }) => product.close());

/** Some seconds before race 1 of the demo is half an hour away. */
const BEFORE_HALF_AN_HOUR = {
  RACING_NOW: '2026-08-01T12:39:50-04:00',
  LOG_LEVEL: 'warn',
};
const RACE_1 = '/api/odds/live/demo-saratoga-2026-08-01-1';

interface Status {
  readonly schedulerActive: boolean;
  readonly reason: { readonly code: string };
  readonly workers: readonly unknown[];
}

async function bossAt(address: string, setup: string | null): Promise<Visitor> {
  const boss = visitorAt(address);
  const { status, text } = await boss.post('/api/auth/signup', { ...newcomer('boss@example.com'), setup });
  assert.is(status, 200, text);
  return boss;
}

const statusOf = async (boss: Visitor): Promise<Status> => bodyOf(await boss.get('/api/scheduler/status'));

/** The season before the demo day is made up meanwhile, and other suites run beside: it may take a minute. */
async function untilOddsCame(visitor: Visitor): Promise<void> {
  for (let looks = 0; looks < 320; looks += 1) {
    const { status } = bodyOf<{ readonly status: string }>(await visitor.get(RACE_1));
    if (status === 'live') return;
    await pause(250);
  }
  assert.unreachable('no odds came by themselves');
}

/** Odds are stored before their job is settled, and other jobs may be settled between. */
async function untilLogged(boss: Visitor, sentence: RegExp): Promise<void> {
  for (let looks = 0; looks < 80; looks += 1) {
    const lines = bodyOf<readonly { readonly message: string }[]>(await boss.get('/api/admin/refresh-logs'));
    if (lines.some(({ message }) => sentence.test(message))) return;
    await pause(250);
  }
  assert.unreachable(`nothing logged like ${sentence}`);
}

async function untilWorkers(boss: Visitor, count: number): Promise<Status> {
  for (let looks = 0; looks < 120; looks += 1) {
    const status = await statusOf(boss);
    if (status.workers.length === count) return status;
    await pause(250);
  }
  return assert.unreachable(`${count} workers: ${JSON.stringify(await statusOf(boss))}`) as never;
}

test('in the demo odds come by themselves at their point, and it stops within ten seconds', async ({
  product,
}) => {
  const { address, setupCode, stop, output } = await product.serve(BEFORE_HALF_AN_HOUR);
  const boss = await bossAt(address, setupCode);
  const { schedulerActive, reason } = await statusOf(boss);
  assert.equal([schedulerActive, reason.code], [true, 'demo']);
  await untilOddsCame(boss);
  await untilLogged(boss, /^Race 1, 30 minutes before post done/);
  const begun = Date.now();
  assert.is(await stop(), 0);
  assert.ok(Date.now() - begun < 10_000);
  assert.not.match(output(), /defect|trouble|wrong/);
});

test('switched off it waits until it is started by hand, and then works outside of that call', async ({
  product,
}) => {
  const { address, setupCode, stop, output } = await product.serve({
    ...BEFORE_HALF_AN_HOUR,
    RACING_SCHEDULER: 'off',
  });
  const boss = await bossAt(address, setupCode);
  const before = await statusOf(boss);
  assert.equal([before.schedulerActive, before.reason.code, before.workers], [false, 'setting-off', []]);
  assert.is((await boss.post('/api/scheduler/force-start', {})).status, 200);
  assert.is((await untilWorkers(boss, 1)).reason.code, 'forced');
  await untilOddsCame(boss);
  assert.is(await stop(), 0);
  assert.not.match(output(), /defect|trouble|wrong/);
});

test('a worker alone keeps the day of a server without one; killed, another takes its place', async ({
  product,
}) => {
  const server = product.start(['serve', '--no-worker'], BEFORE_HALF_AN_HOUR);
  const address = await server.hears(/(?<=is at )http:\/\/127\.0\.0\.1:\d+/);
  const boss = await bossAt(address, setupCodeIn(server.output()));
  assert.is((await statusOf(boss)).reason.code, 'without-worker');
  const killed = product.start(['work'], BEFORE_HALF_AN_HOUR);
  await killed.hears(/The scheduler is running/);
  assert.is((await untilWorkers(boss, 1)).reason.code, 'elsewhere');
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = product.start(['work']);
  await untilOddsCame(boss);
  next.child.kill('SIGTERM');
  assert.is((await next.ended).code, 0);
  server.child.kill('SIGINT');
  assert.is((await server.ended).code, 0);
  assert.equal(processesOf(product.path), []);
});

test.run();
