import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AttemptStore } from '#core/accounts/ports.ts';
import { countTry } from '#core/accounts/try-limit.ts';
import { instant } from '#core/kernel/instant.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: AttemptStore;
}

const instantAt = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);

export function attemptStoreScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Tries on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('noting a try gives its number, from an instant on', async ({ store }) => {
    assert.is(await store.note('x', instantAt(1), instantAt(0)), 1);
    assert.is(await store.note('x', instantAt(2), instantAt(0)), 2);
    assert.is(await store.note('y', instantAt(2), instantAt(0)), 1);
    assert.is(await store.note('x', instantAt(3), instantAt(2)), 2);
  });

  test('tries noted at the same moment get different numbers', async ({ store }) => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => store.note('x', instantAt(1), instantAt(0))),
    );
    assert.equal(
      numbers.toSorted((a, b) => a - b),
      Array.from({ length: 20 }, (_, nth) => nth + 1),
    );
  });

  test('tries are counted for each subject from an instant on', async ({ store }) => {
    for (const second of [3, 1, 2]) await store.note('x', instantAt(second), instantAt(0));
    await store.note('y', instantAt(9), instantAt(0));
    assert.equal(await store.since('x', instantAt(0)), { count: 3, oldest: instantAt(1) });
    assert.equal(await store.since('x', instantAt(2)), { count: 2, oldest: instantAt(2) });
    assert.equal(await store.since('x', instantAt(4)), { count: 0, oldest: null });
    assert.equal(await store.since('nobody', instantAt(0)), { count: 0, oldest: null });
  });

  test('of tries at one instant one is taken back at a time', async ({ store }) => {
    for (let nth = 0; nth < 3; nth += 1) await store.note('x', instantAt(1), instantAt(0));
    await store.takeBack('x', instantAt(1));
    await store.takeBack('x', instantAt(2));
    await store.takeBack('y', instantAt(1));
    assert.is((await store.since('x', instantAt(0))).count, 2);
  });

  test('tries taken back at the same moment are each taken back', async ({ store }) => {
    for (let nth = 0; nth < 20; nth += 1) await store.note('x', instantAt(1), instantAt(0));
    await Promise.all(Array.from({ length: 19 }, () => store.takeBack('x', instantAt(1))));
    assert.is((await store.since('x', instantAt(0))).count, 1);
  });

  test('a forgotten subject starts over, others do not', async ({ store }) => {
    await store.note('x', instantAt(1), instantAt(0));
    await store.note('y', instantAt(1), instantAt(0));
    await store.forget('x');
    assert.is((await store.since('x', instantAt(0))).count, 0);
    assert.is((await store.since('y', instantAt(0))).count, 1);
  });

  test('purging removes what is older', async ({ store }) => {
    for (const second of [1, 2, 3]) await store.note('x', instantAt(second), instantAt(0));
    assert.is(await store.purge(instantAt(3)), 2);
    assert.equal(await store.since('x', instantAt(0)), { count: 1, oldest: instantAt(3) });
  });

  test('a subject may be of any length and hold any character', async ({ store }) => {
    const subject = `\u0000${'x'.repeat(100_000)}`;
    await store.note(subject, instantAt(1), instantAt(0));
    assert.is((await store.since(subject, instantAt(0))).count, 1);
  });

  test('of twenty tries at one moment as many pass as allowed, and these are counted', async ({ store }) => {
    const limit = { tries: 10, withinMs: 60_000 };
    const tries = Array.from({ length: 20 }, () => countTry(store, limit, 'x', instantAt(1)));
    const passed = (await Promise.allSettled(tries)).filter((end) => end.status === 'fulfilled').length;
    assert.is(passed, 10);
    assert.is((await store.since('x', instantAt(0))).count, 10);
  });

  test.run();
}
