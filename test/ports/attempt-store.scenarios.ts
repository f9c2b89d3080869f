import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AttemptStore } from '#core/accounts/ports.ts';
import { countTry } from '#core/accounts/try-limit.ts';
import { instant } from '#core/kernel/instant.ts';

interface Opened {
  readonly store: AttemptStore;
}

interface House {
  /** An empty shelf. */
  open(): Promise<Opened>;
  /** Called once, after the last scenario. */
  close(): Promise<void>;
}

const at = (second: number) => instant(Date.UTC(2025, 5, 7) + second * 1000);

export function attemptStoreScenarios(name: string, house: House): void {
  const test = suite<Opened>(`Tries on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await house.open());
  });
  test.after(() => house.close());

  test('noting a try gives its number, from an instant on', async ({ store }) => {
    assert.is(await store.note('x', at(1), at(0)), 1);
    assert.is(await store.note('x', at(2), at(0)), 2);
    assert.is(await store.note('y', at(2), at(0)), 1);
    assert.is(await store.note('x', at(3), at(2)), 2);
  });

  test('tries noted at the same moment get different numbers', async ({ store }) => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => store.note('x', at(1), at(0))));
    assert.equal(
      numbers.toSorted((a, b) => a - b),
      Array.from({ length: 20 }, (_, nth) => nth + 1),
    );
  });

  test('tries are counted for each subject from an instant on', async ({ store }) => {
    for (const second of [3, 1, 2]) await store.note('x', at(second), at(0));
    await store.note('y', at(9), at(0));
    assert.equal(await store.since('x', at(0)), { count: 3, oldest: at(1) });
    assert.equal(await store.since('x', at(2)), { count: 2, oldest: at(2) });
    assert.equal(await store.since('x', at(4)), { count: 0, oldest: null });
    assert.equal(await store.since('nobody', at(0)), { count: 0, oldest: null });
  });

  test('of tries at one instant one is taken back at a time', async ({ store }) => {
    for (let nth = 0; nth < 3; nth += 1) await store.note('x', at(1), at(0));
    await store.takeBack('x', at(1));
    await store.takeBack('x', at(2));
    await store.takeBack('y', at(1));
    assert.is((await store.since('x', at(0))).count, 2);
  });

  test('tries taken back at the same moment are each taken back', async ({ store }) => {
    for (let nth = 0; nth < 20; nth += 1) await store.note('x', at(1), at(0));
    await Promise.all(Array.from({ length: 19 }, () => store.takeBack('x', at(1))));
    assert.is((await store.since('x', at(0))).count, 1);
  });

  test('a forgotten subject starts over, others do not', async ({ store }) => {
    await store.note('x', at(1), at(0));
    await store.note('y', at(1), at(0));
    await store.forget('x');
    assert.is((await store.since('x', at(0))).count, 0);
    assert.is((await store.since('y', at(0))).count, 1);
  });

  test('purging removes what is older', async ({ store }) => {
    for (const second of [1, 2, 3]) await store.note('x', at(second), at(0));
    assert.is(await store.purge(at(3)), 2);
    assert.equal(await store.since('x', at(0)), { count: 1, oldest: at(3) });
  });

  test('a subject may be of any length and hold any character', async ({ store }) => {
    const subject = `\u0000${'x'.repeat(100_000)}`;
    await store.note(subject, at(1), at(0));
    assert.is((await store.since(subject, at(0))).count, 1);
  });

  test('of twenty tries at one moment as many pass as allowed, and these are counted', async ({ store }) => {
    const limit = { tries: 10, withinMs: 60_000 };
    const tries = Array.from({ length: 20 }, () => countTry(store, limit, 'x', at(1)));
    const passed = (await Promise.allSettled(tries)).filter((end) => end.status === 'fulfilled').length;
    assert.is(passed, 10);
    assert.is((await store.since('x', at(0))).count, 10);
  });

  test.run();
}
