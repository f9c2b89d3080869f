import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import type { LineStore } from '#core/notebook/ports.ts';
import { aLine } from '#test/support/a-line.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function lineStoreScenarios(name: string, stores: StoreForMembers<LineStore>): void {
  const test = memberScenarios(`Lines on ${name}`, stores);

  test('lines come back as they were drawn, the last changed first', async ({ store }) => {
    const first = aLine({}, 1_000);
    const last = aLine({ raceId: 'saratoga-2025-08-02-2' as RaceId }, 2_000_000_000_000);
    const level = aLine({ raceId: 'demo-saratoga-2025-08-02-3' as RaceId }, 1_000);
    for (const line of [first, last, level]) await store.keep(anna, line.raceId, line);
    assert.equal(await store.linesOf(anna), [last, level, first]);
    assert.equal(await store.lineOn(anna, first.raceId), first);
    assert.is(await store.lineOn(anna, 'saratoga-2025-08-02-9' as RaceId), null);
    assert.is(await store.countOf(anna), 3);
  });

  test('a chance comes back to the last digit', async ({ store }) => {
    const third = 1 / 3;
    const line = aLine({ rows: aLine().rows.map((row) => ({ ...row, chance: third })) });
    await store.keep(anna, line.raceId, line);
    assert.equal(
      (await store.lineOn(anna, line.raceId))?.rows.map(({ chance }) => chance),
      [third, third, third],
    );
  });

  test('a changed line replaces the one on its race, and a removed one is gone', async ({ store }) => {
    const line = aLine();
    await store.keep(anna, line.raceId, line);
    const changed = aLine({ rows: line.rows.toReversed() }, 1_700_000_000_000);
    await store.keep(anna, line.raceId, changed);
    assert.equal(await store.linesOf(anna), [changed]);
    for (const _ of [1, 2]) await store.keep(anna, line.raceId, null);
    assert.equal([await store.linesOf(anna), await store.countOf(anna)], [[], 0]);
  });

  test('each member has lines of their own, and they leave with them', async ({ store }) => {
    const line = aLine();
    await store.keep(anna, line.raceId, line);
    await store.keep(bob, line.raceId, aLine({ rows: line.rows.toReversed() }));
    await store.forget(anna);
    assert.equal(await store.linesOf(anna), []);
    assert.equal((await store.lineOn(bob, line.raceId))?.rows, line.rows.toReversed());
  });

  test.run();
}
