import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSavedSearchStore } from '#adapters/postgres/saved-search-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { savedSearchStoreScenarios } from './saved-search-store.scenarios.ts';

savedSearchStoreScenarios('memory', inMemory(makeMemorySavedSearchStore));
savedSearchStoreScenarios('PostgreSQL', onPostgres(makePostgresSavedSearchStore));

const test = suite('Saved searches in an older database');

test('members who signed up before the migration stay; a search is deleted with its member and refused without one', () =>
  inOlderDatabase('_angles_saved', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    await members.add(aMember());
    await migrate();
    const searches = makePostgresSavedSearchStore(database);
    const search = { name: 'mine', find: 'won-last', savedAt: instant(1) };
    await searches.keep(aMember().id, search);
    await members.remove(aMember().id);
    assert.equal(await searches.searchesOf(aMember().id), []);
    assert.is((await refused(searches.keep(aMember().id, search))).kind, 'signed-out');
  }));

test.run();
