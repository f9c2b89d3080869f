import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresWatchStore } from '#adapters/postgres/watch-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { aWatched } from '#test/support/a-watch.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { watchStoreScenarios } from './watch-store.scenarios.ts';

watchStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryWatchStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

watchStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresWatchStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite('Watch lists in an older database');

test('members of the state before stay; lists go with their member and are refused without one', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_notebook_watch'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    const watch = makePostgresWatchStore(database);
    await watch.watch(id, aWatched());
    await members.remove(id);
    assert.equal(await watch.watchedOf(id), []);
    assert.is((await refused(watch.watch(id, aWatched()))).kind, 'signed-out');
  } finally {
    await close();
  }
});

test.run();
