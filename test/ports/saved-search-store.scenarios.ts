import * as assert from 'uvu/assert';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { SavedSearch } from '#core/angle-search/saved-search.ts';
import { instant } from '#core/kernel/instant.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

const search = (name: string, find = 'won-last'): SavedSearch => ({ name, find, savedAt: instant(1_000) });

export function savedSearchStoreScenarios(name: string, stores: StoreForMembers<SavedSearchStore>): void {
  const test = memberScenarios(`Saved searches on ${name}`, stores);

  test('searches come back by name, and the latest of a name counts', async ({ store }) => {
    assert.equal(await store.searchesOf(anna), []);
    await store.keep(anna, search('layoffs', 'layoff(60)'));
    await store.keep(anna, search('claimers'));
    await store.keep(anna, search('layoffs', 'layoff(90)'));
    assert.equal(await store.searchesOf(anna), [search('claimers'), search('layoffs', 'layoff(90)')]);
  });

  test('each member has their own searches, and they are deleted with the member', async ({ store }) => {
    await store.keep(anna, search('mine'));
    await store.keep(bob, search('mine', 'shipper'));
    assert.equal(await store.everySearch(), [
      { memberId: anna, ...search('mine') },
      { memberId: bob, ...search('mine', 'shipper') },
    ]);
    assert.is(await store.remove(bob, 'other'), false);
    await store.forget(anna);
    assert.equal(await store.searchesOf(anna), []);
    assert.equal(await store.searchesOf(bob), [search('mine', 'shipper')]);
    assert.is(await store.remove(bob, 'mine'), true);
    assert.equal(await store.searchesOf(bob), []);
  });

  test.run();
}
