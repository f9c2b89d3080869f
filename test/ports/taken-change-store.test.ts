import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresTakenChangeStore } from '#adapters/postgres/taken-change-store.ts';
import { makeMemoryTakenChangeStore } from '#test/doubles/taken-change-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { aTakenChange, takenChangeStoreScenarios } from './taken-change-store.scenarios.ts';

takenChangeStoreScenarios('memory', inMemory(makeMemoryTakenChangeStore));
takenChangeStoreScenarios('PostgreSQL', onPostgres(makePostgresTakenChangeStore));

const test = suite('Taken changes in an older database');

test('members who signed up before the migration stay; changes are deleted with their member and refused without one', () =>
  inOlderDatabase('_notebook_changes', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await migrate();
    const changes = makePostgresTakenChangeStore(database);
    await changes.record(id, aTakenChange());
    await members.remove(id);
    assert.equal(await changes.changesOf(id), []);
    assert.is((await refused(changes.record(id, aTakenChange()))).kind, 'signed-out');
  }));

test.run();
