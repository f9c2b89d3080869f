import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksStore } from '#core/picks/ports.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { recommendOn } from '#test/core/picks/picks-of.ts';
import { aRace } from '#test/support/a-race.ts';

export interface OpenedPicks {
  readonly picks: PicksStore;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;

const aSet = (change: Partial<PicksSet> = {}): PicksSet => ({
  trackSlug: 'saratoga',
  day: DAY,
  madeAt: parseInstant('2025-08-02T07:00:00.123-04:00') as Instant,
  isScheduled: true,
  cardHash: 'hash',
  madeWith: 'market-1 analysts-1',
  recommendations: [recommendOn(aRace()), recommendOn(aRace({ number: 2 }))],
  ...change,
});

/** What every store of picks does; `open` gives an empty one. */
export function picksStoreScenarios(name: string, open: () => Promise<OpenedPicks>): void {
  const test = suite<OpenedPicks>(`picks store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no picks', async ({ picks }) => {
    assert.is(await picks.picksFor('saratoga', DAY), null);
  });

  test('picks come back as they were stored, to the last figure', async ({ picks }) => {
    const storedPicks = await picks.keep(aSet());
    assert.equal(storedPicks, { set: aSet(), revision: 1 });
    assert.equal(await picks.picksFor('saratoga', DAY), storedPicks);
  });

  test('a new set replaces the former, and the revision says so', async ({ picks }) => {
    await picks.keep(aSet());
    const fresh = aSet({ isScheduled: false, cardHash: 'other', madeWith: 'market-2', recommendations: [] });
    assert.equal(await picks.keep(fresh), { set: fresh, revision: 2 });
    assert.equal(await picks.picksFor('saratoga', DAY), { set: fresh, revision: 2 });
  });

  test('the set that a later one replaced is the one of then', async ({ picks }) => {
    const { madeAt } = aSet();
    const later = aSet({ madeAt: shift(madeAt, MINUTE), cardHash: 'other' });
    await picks.keep(aSet());
    await picks.keep(later);
    const then = async (until: Instant) => (await picks.picksFor('saratoga', DAY, until))?.set ?? null;
    assert.is(await then(shift(madeAt, -1)), null);
    assert.equal(await then(madeAt), aSet());
    assert.equal(await then(shift(madeAt, MINUTE - 1)), aSet());
    assert.equal(await picks.picksFor('saratoga', DAY, later.madeAt), { set: later, revision: 2 });
  });

  test('each track and day has its own', async ({ picks }) => {
    await picks.keep(aSet());
    await picks.keep(aSet({ trackSlug: 'del-mar', cardHash: 'del mar' }));
    await picks.keep(aSet({ day: '2025-08-03' as RaceDay, cardHash: 'sunday' }));
    assert.is((await picks.picksFor('saratoga', DAY))?.set.cardHash, 'hash');
    assert.is((await picks.picksFor('del-mar', DAY))?.set.cardHash, 'del mar');
    assert.is((await picks.picksFor('saratoga', '2025-08-03' as RaceDay))?.revision, 1);
    assert.is(await picks.picksFor('del-mar', '2025-08-03' as RaceDay), null);
  });

  test.run();
}
