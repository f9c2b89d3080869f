import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { EnteredStore, WatchStore } from '#core/notebook/ports.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const day = '2025-08-02' as RaceDay;
const trainer = aWatched({ kind: 'trainer', key: 'ROBIN LANE', name: 'Robin Lane' }, 2_000_000_000_000);

export function watchStoreScenarios(name: string, stores: StoreForMembers<WatchStore & EnteredStore>): void {
  const test = memberScenarios(`Watch lists on ${name}`, stores);

  test('a list comes back newest first, and nothing is on it twice', async ({ store }) => {
    await store.watch(anna, aWatched());
    await store.watch(anna, trainer);
    await store.watch(anna, aWatched({ name: 'again' }, 1));
    assert.equal(await store.watchedOf(anna), [trainer, aWatched()]);
    await store.watch(bob, trainer);
    assert.equal(await store.everyList(), [
      { memberId: anna, watched: [trainer, aWatched()] },
      { memberId: bob, watched: [trainer] },
    ]);
  });

  test('an entry found again is stored once', async ({ store }) => {
    await store.watch(anna, aWatched());
    await store.keepEntered(anna, [anEntered()]);
    await store.keepEntered(anna, [anEntered({ programNumber: '8', foundAt: instant(5) })]);
    assert.equal(await store.enteredSince(anna, day), [anEntered()]);
    assert.equal(await store.enteredSince(anna, '2025-08-03' as RaceDay), []);
  });

  test('entries are in order of day and race, each with the watched name that found it', async ({
    store,
  }) => {
    await store.watch(anna, aWatched());
    await store.watch(anna, trainer);
    const { kind, key, name } = trainer;
    const byTrainer = anEntered({ watched: { kind, key, name } });
    const third = anEntered({ raceId: 'saratoga-2025-08-02-3' as RaceId, raceNumber: 3 });
    const later = anEntered({
      raceId: 'saratoga-2025-08-09-1' as RaceId,
      raceNumber: 1,
      day: '2025-08-09' as RaceDay,
    });
    await store.keepEntered(anna, [later, byTrainer, anEntered(), third]);
    assert.equal(await store.enteredSince(anna, day), [third, anEntered(), byTrainer, later]);
  });

  test('a removed horse or person loses its entries, and finds none afterward', async ({ store }) => {
    await store.watch(anna, aWatched());
    await store.keepEntered(anna, [anEntered()]);
    assert.is(await store.unwatch(anna, 'horse', aWatched().key), true);
    assert.is(await store.unwatch(anna, 'horse', aWatched().key), false);
    await store.keepEntered(anna, [anEntered()]);
    assert.equal([await store.watchedOf(anna), await store.enteredSince(anna, day)], [[], []]);
  });

  test('each member has their own list, and it is deleted with the member', async ({ store }) => {
    await store.watch(anna, aWatched());
    await store.watch(bob, aWatched());
    await store.keepEntered(anna, [anEntered()]);
    await store.keepEntered(bob, [anEntered()]);
    await store.forget(anna);
    assert.equal([await store.watchedOf(anna), await store.enteredSince(anna, day)], [[], []]);
    assert.equal(
      [await store.watchedOf(bob), await store.enteredSince(bob, day)],
      [[aWatched()], [anEntered()]],
    );
  });

  test.run();
}
