import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresLongLocks } from '#adapters/postgres/long-locks.ts';
import { newId } from '#adapters/system/identifiers.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Long turns on PostgreSQL');
const emptied = emptiedDatabase('kernel.turns');
test.after(emptied.close);

const TIMES = { leaseMs: 600, heartbeatMs: 100, lookMs: 20 };

/** Two processes on one database. */
async function twoProcesses(times = TIMES) {
  const database = await emptied.open();
  const turns = () => makePostgresLongLocks(database, newId, times);
  const left = async (): Promise<number> =>
    (await database.pool.raw('select 1 from kernel.turns')).rows.length;
  return { one: turns(), other: turns(), left };
}

test('work under one name goes one after the other, longer than a turn lasts unkept', async () => {
  const { one: withLongLock, other, left } = await twoProcesses();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await pause(900);
    order.push(`${name} ends`);
  };
  await Promise.all([withLongLock('day', work('one')), pause(50).then(() => other('day', work('other')))]);
  assert.equal(order, ['one begins', 'one ends', 'other begins', 'other ends']);
  assert.is(await left(), 0);
});

test('work under other names does not wait, and no unit of work is open while it goes on', async () => {
  const { one: withLongLock, other } = await twoProcesses();
  await withLongLock('day', () => other('another day', async () => undefined));
});

test('work that fails leaves its turn', async () => {
  const { one: withLongLock, other, left } = await twoProcesses();
  await withLongLock('day', async () => Promise.reject(new Error('down'))).catch(() => undefined);
  assert.is(await left(), 0);
  assert.is(await other('day', async () => 'done'), 'done');
});

test('who ends while another works gives its turn up and is not waited for', async () => {
  const { one: withLongLock, other, left } = await twoProcesses();
  const isBegun = { other: false };
  const first = withLongLock('day', () => pause(900));
  await pause(50);
  const begun = performance.now();
  const work = async () => {
    isBegun.other = true;
  };
  const refusal = await refused(other('day', work, () => performance.now() - begun > 100));
  assert.is(refusal.code, 'kernel.turn-given-up');
  assert.ok(performance.now() - begun < 600, 'long before the first ends');
  assert.not.ok(isBegun.other);
  assert.is(await left(), 1, 'the first has its turn still');
  await first;
});

test('a lock without a heartbeat is taken over', async () => {
  const { one: withLongLock, other } = await twoProcesses({ ...TIMES, leaseMs: 150, heartbeatMs: 60_000 });
  const begun = performance.now();
  const lost = withLongLock('day', () => pause(2_000));
  await pause(50);
  await other('day', async () => undefined);
  const waited = performance.now() - begun;
  assert.ok(waited > 140 && waited < 1_900, `${waited} ms`);
  await lost;
});

test.run();
