import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresSavedSearchStore } from '#adapters/postgres/saved-search-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { savedSearchStoreScenarios } from './saved-search-store.scenarios.ts';

savedSearchStoreScenarios('memory', {
  open: async () => ({ store: makeMemorySavedSearchStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

savedSearchStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresSavedSearchStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite('Saved searches in an older database');

test('members of the state before stay; a search goes with its member and is refused without one', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_angle_search_saved'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const members = makePostgresMemberStore(database);
    await members.add(aMember());
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    const searches = makePostgresSavedSearchStore(database);
    const search = { name: 'mine', find: 'won-last', savedAt: instant(1) };
    await searches.keep(aMember().id, search);
    await members.remove(aMember().id);
    assert.equal(await searches.searchesOf(aMember().id), []);
    assert.is((await refused(searches.keep(aMember().id, search))).kind, 'signed-out');
  } finally {
    await close();
  }
});

test.run();
