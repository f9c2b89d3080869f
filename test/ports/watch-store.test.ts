import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresWatchStore } from '#adapters/postgres/watch-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { aWatched } from '#test/support/a-watch.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { watchStoreScenarios } from './watch-store.scenarios.ts';

watchStoreScenarios('memory', inMemory(makeMemoryWatchStore));
watchStoreScenarios('PostgreSQL', onPostgres(makePostgresWatchStore));

const test = suite('Watch lists in an older database');

test('members who signed up before the migration stay; lists are deleted with their member and refused without one', () =>
  inOlderDatabase('_notebook_watch', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await migrate();
    const watch = makePostgresWatchStore(database);
    await watch.watch(id, aWatched());
    await members.remove(id);
    assert.equal(await watch.watchedOf(id), []);
    assert.is((await refused(watch.watch(id, aWatched()))).kind, 'signed-out');
  }));

test.run();
