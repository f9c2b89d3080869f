import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresLineStore } from '#adapters/postgres/line-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makeMemoryLineStore } from '#test/doubles/line-store.ts';
import { aLine } from '#test/support/a-line.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { lineStoreScenarios } from './line-store.scenarios.ts';

lineStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryLineStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

lineStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresLineStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite('Lines in an older database');

test('members of the state before stay; lines go with their member and are refused without one', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_notebook_lines'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    const lines = makePostgresLineStore(database);
    await lines.keep(id, aLine().raceId, aLine());
    await members.remove(id);
    assert.equal(await lines.linesOf(id), []);
    assert.is((await refused(lines.keep(id, aLine().raceId, aLine()))).kind, 'signed-out');
  } finally {
    await close();
  }
});

test.run();
