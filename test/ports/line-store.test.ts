import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresLineStore } from '#adapters/postgres/line-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aLine } from '#test/support/a-line.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { lineStoreScenarios } from './line-store.scenarios.ts';
import { inMemory, onPostgres } from './member-stores.ts';

lineStoreScenarios('memory', inMemory(makeMemoryLineStore));
lineStoreScenarios('PostgreSQL', onPostgres(makePostgresLineStore));

const test = suite('Lines in an older database');

test('members who signed up before the migration stay; lines are deleted with their member and refused without one', () =>
  inOlderDatabase('_notebook_lines', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await migrate();
    const lines = makePostgresLineStore(database);
    await lines.keep(id, aLine().raceId, aLine());
    await members.remove(id);
    assert.equal(await lines.linesOf(id), []);
    assert.is((await refused(lines.keep(id, aLine().raceId, aLine()))).kind, 'signed-out');
  }));

test.run();
