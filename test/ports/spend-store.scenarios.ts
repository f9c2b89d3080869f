import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { CallEnd, OpenCall } from '#core/spend/call.ts';
import type { Cap } from '#core/spend/cap.ts';
import type { SpendStore } from '#core/spend/ports.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: SpendStore;
  readonly memberIsThere: (id: string) => Promise<unknown>;
}

const DAY = '2026-11-21' as RaceDay;
const SPAN = { from: DAY, to: DAY };
const LATER = instant(1_795_000_300_000);

const aCall = (id: string, change: Partial<OpenCall> = {}): OpenCall => ({
  id,
  at: instant(1_795_000_000_000),
  day: DAY,
  service: 'openai',
  model: 'gpt-6.1-terra',
  feature: 'picks',
  raceId: 'saratoga-2026-08-01-1',
  memberId: null,
  mostNanos: 10,
  ...change,
});

const anEnd = (id: string, nanos: number, change: Partial<CallEnd> = {}): CallEnd => ({
  id,
  outcome: 'answered',
  nanos,
  usage: { inputTokens: 100, cachedTokens: 20, cacheWriteTokens: 0, outputTokens: 7 },
  isPriceAssumed: false,
  isUsageAssumed: false,
  ...change,
});

const aCap = (nanos: number, change: Partial<Cap> = {}): Cap => ({
  name: 'daily',
  from: DAY,
  until: '2026-11-22' as RaceDay,
  memberId: null,
  nanos,
  ...change,
});

export function spendStoreScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Spending on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('a call counts at its most until it has ended, then as what it was', async ({ store }) => {
    const caps = [aCap(100)];
    assert.is(await store.open(aCall('a'), caps), null);
    assert.equal(await store.spentUnder(caps), [10]);
    assert.equal(await store.settle(anEnd('a', 3), caps), [3]);
    assert.equal(await store.spentUnder(caps), [3]);
  });

  test('a limit that is used up lets nothing in, one below it lets one more', async ({ store }) => {
    const caps = [aCap(500), aCap(20, { name: 'monthly', from: '2026-11-01' as RaceDay })];
    assert.is(await store.open(aCall('before', { day: '2026-11-02' as RaceDay }), caps), null);
    assert.is(await store.open(aCall('a'), caps), null);
    assert.equal(await store.open(aCall('b'), caps), caps[1]);
    assert.equal(await store.spentUnder(caps), [10, 20]);
    assert.is(await store.open(aCall('c'), [aCap(11)]), null, 'one more');
  });

  test('of thirty at one moment no more than one goes over the limit', async ({ store }) => {
    const caps = [aCap(95)];
    const calls = Array.from({ length: 30 }, (_, nth) => store.open(aCall(`c${nth}`), caps));
    assert.is((await Promise.all(calls)).filter((full) => full === null).length, 10);
  });

  test('calls that end at one moment each get another sum', async ({ store }) => {
    const caps = [aCap(1_000)];
    const ids = Array.from({ length: 12 }, (_, nth) => `c${nth}`);
    for (const id of ids) await store.open(aCall(id), caps);
    const sums = await Promise.all(ids.map(async (id) => (await store.settle(anEnd(id, 5), caps))[0]));
    assert.equal(
      sums.toSorted((a, b) => Number(a) - Number(b)),
      ids.map((_, nth) => 5 * (nth + 1)),
    );
  });

  test('a member’s limit counts that member alone', async ({ store, memberIsThere }) => {
    await memberIsThere('m-1');
    await memberIsThere('m-2');
    const capsOf = (memberId: string) => [aCap(1_000), aCap(10, { name: 'member', memberId })];
    assert.is(await store.open(aCall('a', { memberId: 'm-1' }), capsOf('m-1')), null);
    assert.is((await store.open(aCall('b', { memberId: 'm-1' }), capsOf('m-1')))?.name, 'member');
    assert.is(await store.open(aCall('c', { memberId: 'm-2' }), capsOf('m-2')), null);
    assert.equal(await store.spentUnder(capsOf('m-1')), [20, 10]);
  });

  test('sums are given by any grouping, the dearest first', async ({ store }) => {
    const caps = [aCap(1_000_000)];
    await store.open(aCall('a', { feature: 'debate', raceId: null }), caps);
    await store.open(aCall('b'), caps);
    await store.open(aCall('c'), caps);
    await store.open(aCall('d', { day: '2026-11-20' as RaceDay }), caps);
    await store.settle(anEnd('a', 1, { isPriceAssumed: true }), caps);
    await store.settle(anEnd('b', 30), caps);
    assert.equal(await store.sums(SPAN, 'feature'), [
      { key: 'picks', calls: 2, tokens: 107, nanos: 40, assumed: 0 },
      { key: 'debate', calls: 1, tokens: 107, nanos: 1, assumed: 1 },
    ]);
    assert.equal(
      (await store.sums(SPAN, 'race')).map(({ key }) => key),
      ['saratoga-2026-08-01-1', null],
    );
    const days = await store.sums({ from: '2026-11-19' as RaceDay, to: DAY }, 'day');
    assert.equal(
      days.map(({ key, nanos }) => [key, nanos]),
      [
        ['2026-11-20', 10],
        ['2026-11-21', 41],
      ],
    );
    for (const key of ['service', 'model', 'member'] as const) {
      assert.is((await store.sums(SPAN, key)).length, 1, key);
    }
  });

  test('a call that was lost counts as the dearest of its kind, at most at its most, and as assumed', async ({
    store,
  }) => {
    const caps = [aCap(1_000)];
    const open = (id: string, change: Partial<OpenCall> = {}) => store.open(aCall(id, change), caps);
    for (const id of ['cheap', 'dear', 'vague', 'refused']) await open(id, { mostNanos: 90 });
    await store.settle(anEnd('cheap', 2), caps);
    await store.settle(anEnd('dear', 4), caps);
    await store.settle(anEnd('vague', 9, { isUsageAssumed: true }), caps);
    await store.settle(anEnd('refused', 8, { outcome: 'refused' }), caps);
    await open('lost');
    await open('small', { mostNanos: 3 });
    await open('other kind', { feature: 'debate', mostNanos: 50 });
    await open('under way', { at: LATER });
    assert.is(await store.settleLost(LATER), 3);
    assert.equal(await store.spentUnder(caps), [2 + 4 + 9 + 8 + 4 + 3 + 50 + 10]);
    assert.equal(
      (await store.sums(SPAN, 'feature')).map(({ key, assumed }) => [key, assumed]),
      [
        ['debate', 1],
        ['picks', 3],
      ],
    );
    assert.is(await store.settleLost(LATER), 0, 'once');
  });

  test('a call marked as lost that ends after all counts as what it was', async ({ store }) => {
    const caps = [aCap(1_000)];
    await store.open(aCall('slow'), caps);
    assert.is(await store.settleLost(LATER), 1);
    assert.equal(await store.settle(anEnd('slow', 6), caps), [6]);
    assert.is((await store.sums(SPAN, 'day'))[0]?.assumed, 0);
  });

  test('sums of dollars stay exact', async ({ store }) => {
    const caps = [aCap(9e15)];
    for (let nth = 0; nth < 3; nth += 1) {
      await store.open(aCall(`c${nth}`, { mostNanos: 2_000_000_000_000_001 }), caps);
    }
    assert.equal(await store.spentUnder(caps), [6_000_000_000_000_003]);
  });

  test('sums of one feature alone are given on request', async ({ store }) => {
    await store.open(aCall('a'), []);
    await store.open(aCall('b', { feature: 'debate', mostNanos: 90 }), []);
    await store.open(aCall('c', { raceId: null }), []);
    const sums = await store.sums(SPAN, 'race', 'picks');
    assert.equal(
      sums.map(({ key, calls, nanos }) => [key, calls, nanos]),
      [
        [null, 1, 10],
        ['saratoga-2026-08-01-1', 1, 10],
      ],
    );
    assert.equal(await store.sums(SPAN, 'race', 'longshots'), []);
  });

  test.run();
}
